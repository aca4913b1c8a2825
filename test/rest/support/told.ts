/** What the REST door answered. */
export type Told = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever was asked for
  readonly body: any;
  readonly requestId: string;
};
