type Texts = Readonly<Record<string, string>>;

/** The texts of the platform in one language. */
export type PlatformTexts = {
  readonly questions: Texts;
  readonly settings: Texts;
  readonly others: Texts;
};
