import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../shared/games/talisman/content/schema.ts';
import { content as harryPotter } from '../../../shared/games/talisman/editions/harry-potter/content/index.ts';
import { content as revised } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import { projectFiles, type TextFile } from '../../project/files.ts';

/** The ids of what an edition prints. */
const printedIn = (content: Content): readonly string[] =>
  [
    content.spaces,
    content.cards,
    content.characters,
    content.quests,
    content.figures ?? [],
    content.tokens ?? [],
  ].flatMap((things) => things.map(({ id }) => id));

const printed = new Set([revised, harryPotter].flatMap(printedIn));

/** Words of the platform that a card is called by as well: each means something else there. */
const homonyms: Readonly<Record<string, string>> = {
  alchemy: 'the question which Objects are turned into gold',
  armour: 'what keeps a life: a keyword, and a die',
  cross: 'to go over to another region: a phase of the turn, and an option',
  'dice-with-death': 'the trial that the fact of its dice tells',
  guide: 'the introduction of a game',
  healing: 'what bots measure of an option to heal',
  raft: 'what takes one over the river: a sort of ability, and an option',
  random: 'chosen by chance: a bot, and who begins',
  ring: 'a region that is moved round',
  talisman: 'a column of the score',
  teleport: 'an effect verb',
};

/** Every string and name of a property, word by word: `log.Moved` and `card:axe` are two words each. */
function wordsIn({ path, text }: TextFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (!ts.isImportDeclaration(node.parent)) found.push(...node.text.split(/[:/.]/));
    } else if (ts.isPropertyName(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const platform = projectFiles().filter(({ path }) =>
  /^shared\/games\/talisman\/(?!editions\/).*\.ts$/.test(path),
);

describe('the platform of Talisman', () => {
  const used = platform.flatMap((file) =>
    wordsIn(file).flatMap((word) => (printed.has(word) ? [{ path: file.path, word }] : [])),
  );

  it('names no content of an edition', () => {
    const named = used.filter(({ word }) => !(word in homonyms));
    expect(named).toEqual([]);
  });

  it('has no unused exception', () => {
    const needed = new Set(used.map(({ word }) => word));
    expect(Object.keys(homonyms).filter((word) => !needed.has(word))).toEqual([]);
  });
});
