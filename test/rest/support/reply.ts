/** A response of the REST API. */
export type RestReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever was asked for
  readonly body: any;
  readonly requestId: string;
};
