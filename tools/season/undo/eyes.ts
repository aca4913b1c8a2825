import * as z from 'zod';
import {
  logLines,
  seated,
  spectator,
  type Entry,
  type Game,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { idOf, kindOf, sceneOf, type NotedSchema } from '../../../shared/client/scene/index.ts';
import type { Play } from './play.ts';

type Cut = {
  readonly before: Play | undefined;
  readonly after: readonly Play[];
  readonly entries: readonly (readonly Entry[])[];
};

/**
 * Finds a thing that someone learned in a removed range of the match, with its viewer; `undefined`
 * if there is none.
 */
export function watching(game: Game, seats: readonly Seat[]) {
  const schema = z.toJSONSchema(game.viewSchema) as NotedSchema;
  const boards = game.boards?.() ?? [];
  const kinds = Object.keys(game.things?.() ?? {});
  const refsIn = (value: unknown): readonly string[] => {
    const texts = JSON.stringify(value).match(/"[a-z][a-z-]*:[^"]+"/gu) ?? [];
    return texts.map((text) => text.slice(1, -1)).filter((ref) => kinds.includes(kindOf(ref)));
  };
  const seen = (play: Play, viewer: Viewer): readonly string[] =>
    refsIn(sceneOf({ view: game.view(play.game, viewer), schema, boards }));
  const learntBy = (viewer: Viewer, { before, after, entries }: Cut): string | undefined => {
    const known = new Set(before ? seen(before, viewer) : []);
    // some things are values as well, such as an alignment: they may be shown without their kind
    const shown = JSON.stringify(before && game.view(before.game, viewer));
    const lines = entries.flatMap((each) => logLines(game, each, viewer));
    const told = [
      ...after.flatMap((play) => seen(play, viewer)),
      ...refsIn(lines.map(({ text }) => text)),
    ];
    return told.find((ref) => !known.has(ref) && !shown.includes(`"${idOf(ref)}"`));
  };
  return (cut: Cut): string | undefined => {
    for (const viewer of [spectator, ...seats.map(seated)]) {
      const learnt = learntBy(viewer, cut);
      const who = viewer.role === 'seat' ? viewer.seat : 'a spectator';
      if (learnt !== undefined) return `${who} learnt of ${learnt}`;
    }
    return undefined;
  };
}
