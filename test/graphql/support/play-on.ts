import type { Client } from './client.ts';

/** Answers whatever is asked, with the first legal options, until the match is over. */
export async function playOn(clients: readonly Client[], id: string): Promise<void> {
  for (let asked = true; asked;) {
    asked = false;
    for (const client of clients) {
      const [question] = (await client.match(id)).questions;
      if (question === undefined) continue;
      asked = true;
      const answers = question.options.filter(({ group }) => group === 'ANSWER');
      const choose = answers.slice(0, question.min).map((option) => option.id);
      await client.answer(id, question, choose);
    }
  }
}
