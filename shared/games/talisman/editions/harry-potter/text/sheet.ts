/** The head of a side of a character card: its values, and the name of its start space. */
export type Sheet = {
  readonly magic: number;
  readonly strength: number;
  readonly health: number;
  readonly fate: number;
  readonly start: string;
};
