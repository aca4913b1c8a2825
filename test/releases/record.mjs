// Records what a release stores: `node test/releases/record.mjs http://127.0.0.1:4106 exports.json`, against a
// service of that release with an empty DATA_DIR. It uses what every release has had from the first on.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [, , base = 'http://127.0.0.1:4000', out = 'exports.json'] = process.argv;

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return reply.json();
}

const tokenOf = async (subject, roles) => (await post('/dev/token', { subject, roles })).token;

async function ask(token, query, variables) {
  const { data, errors } = await post('/graphql', { query, variables }, token);
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  return data;
}

/** The data of a request, or `undefined` if this release can't do it yet. */
const maybe = (...request) => ask(...request).catch(() => undefined);

const ann = await tokenOf('ann', ['player', 'organizer']);
const bob = await tokenOf('bob');
const tokens = { ann, bob };

const create = async (input) =>
  (
    await ask(ann, 'mutation($i:CreateMatchInput!){createMatch(input:$i){id invitation}}', {
      i: input,
    })
  ).createMatch;
const start = (id) =>
  ask(ann, 'mutation($i:StartMatchInput!){startMatch(input:$i){id}}', { i: { matchId: id } });
const join = (matchId, invitation) =>
  ask(bob, 'mutation($i:JoinMatchInput!){joinMatch(input:$i){id}}', {
    i: { matchId, ...(invitation && { invitation }) },
  });

/** Answers the questions of ann and bob, each time by the first options, `times` times at most. */
async function play(id, times) {
  for (let n = 0, idle = 0; n < times && idle < 200;) {
    let answered = false;
    for (const [, token] of Object.entries(tokens)) {
      const { match } = await ask(
        token,
        'query($id:ID!){match(id:$id){status questions{id min options{id}}}}',
        { id },
      );
      if (match.status !== 'RUNNING') return;
      const [question] = match.questions;
      if (question === undefined) continue;
      const choose = question.options.slice(0, question.min).map((option) => option.id);
      answered =
        (await maybe(token, 'mutation($i:AnswerInput!){answer(input:$i){version}}', {
          i: { matchId: id, questionId: question.id, choose, commandId: `${id}-${n}-${idle}` },
        })) !== undefined;
      if (answered) n += 1;
    }
    idle = answered ? 0 : idle + 1;
    if (!answered) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const exports = [];
for (const gameId of ['tales-of-glory', 'talisman', 'talisman-hp']) {
  const seated = { gameId, seats: 2 };
  const waiting = await create({ ...seated, bots: ['greedy'] });
  await start(waiting.id);
  await play(waiting.id, gameId === 'tales-of-glory' ? 6 : 14);

  const ended = await create({ ...seated, seats: 3, bots: ['greedy'], visibility: 'PRIVATE' });
  await join(ended.id, ended.invitation);
  await start(ended.id);
  await play(ended.id, gameId === 'tales-of-glory' ? 4_000 : 20);
  for (const token of [ann, bob]) {
    await maybe(token, 'mutation($i:ResignInput!){resign(input:$i){id}}', {
      i: { matchId: ended.id },
    });
  }
  const { match } = await ask(ann, 'query($id:ID!){match(id:$id){status export}}', {
    id: ended.id,
  });
  if (match.export) exports.push(match.export);
  process.stdout.write(`${gameId} ${waiting.id} ${ended.id} ${match.status}\n`);
}
await create({ gameId: 'tales-of-glory', seats: 2 });
const paused = await create({ gameId: 'talisman', seats: 2, bots: ['random'] });
await start(paused.id);
await ask(ann, 'mutation($i:PauseMatchInput!){pauseMatch(input:$i){id}}', {
  i: { matchId: paused.id, reason: 'Dinner' },
});

// a feature of later releases
const timed = await maybe(ann, 'mutation($i:CreateMatchInput!){createMatch(input:$i){id}}', {
  i: {
    gameId: 'tales-of-glory',
    seats: 2,
    timeControl: { preset: 'async-3d' },
    title: 'Over days',
  },
});
if (timed) {
  const { id } = timed.createMatch;
  await join(id);
  await start(id);
  await maybe(ann, 'mutation($i:SendMessageInput!){sendMessage(input:$i){id}}', {
    i: { matchId: id, audience: 'TABLE', text: 'Good luck!' },
  });
  await maybe(ann, 'mutation($i:ProposeInput!){propose(input:$i){id}}', {
    i: { matchId: id, kind: 'PAUSE', duration: 'P1D' },
  });
  await play(id, 3);
}
await maybe(ann, 'mutation($i:SetStandingOrdersInput!){setStandingOrders(input:$i){id}}', {
  i: { matchId: paused.id, orders: [] },
});
writeFileSync(out, JSON.stringify(exports));

// tournaments, in releases that have them: one between its rounds, and one that is over but not final
const game = { id: 'tales-of-glory' };
const stage = (rounds) => ({ format: 'SWISS', podSize: { preferred: 2 }, rounds });
const reason = 'Agreed at the table.';

/** An act of ann, who runs the event. */
const run = (name, tournamentId, its = {}) =>
  ask(ann, `mutation($i:${name[0].toUpperCase()}${name.slice(1)}Input!){${name}(input:$i){id}}`, {
    i: { tournamentId, ...its },
  });
const look = async (id) =>
  (
    await ask(
      ann,
      `query($id:ID!){tournament(id:$id){status registered
        rounds{number status pods{edges{node{number matchId seats{player{number account{id}}}}}}}}}`,
      { id },
    )
  ).tournament;

/** The event, as soon as it is so. */
async function until(id, isSo) {
  for (let tries = 0; tries < 300; tries += 1) {
    const event = await look(id);
    if (isSo(event)) return event;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The tournament ${id} did not come so far.`);
}

/** An event whose first round was played: one pod ended in play, the other by a ruling. */
async function event(name, rounds) {
  const regulations = {
    ...{ game, timeControl: { preset: 'live' }, stages: [stage(rounds)] },
    ...{ rounds: { advance: 'MANUAL' }, appeals: { window: 'PT1M' } },
  };
  const create = 'mutation($i:CreateTournamentInput!){createTournament(input:$i){id}}';
  const { id } = (await ask(ann, create, { i: { name, regulations } })).createTournament;
  await run('announceTournament', id);
  await run('openRegistration', id);
  const players = {};
  for (const who of ['bob', 'cyd', 'dan', 'eve']) {
    players[who] = await tokenOf(who);
    const register =
      'mutation($i:RegisterForTournamentInput!){registerForTournament(input:$i){pending}}';
    await ask(players[who], register, { i: { tournamentId: id } });
  }
  await until(id, ({ registered }) => registered === 4);
  await run('startTournament', id);
  await run('draftRound', id);
  const [drafted] = (await look(id)).rounds;
  const [pair] = drafted.pods.edges.map(({ node }) =>
    node.seats.map(({ player }) => player.number),
  );
  await run('repairRound', id, { round: 1, forbid: [pair], reason });
  await run('publishRound', id, { round: 1 });
  const { rounds: published } = await until(id, (its) => its.rounds[0].status === 'RUNNING');
  const [first, second] = published[0].pods.edges.map(({ node }) => node);
  const leaver = players[first.seats[0].player.account.id];
  await ask(leaver, 'mutation($i:ResignInput!){resign(input:$i){id}}', {
    i: { matchId: first.matchId },
  });
  const places = second.seats.map(({ player }, i) => ({ number: player.number, place: i + 1 }));
  await run('adjudicatePod', id, { round: 1, pod: second.number, places, reason });
  await until(id, (its) => its.rounds[0].status === 'COMPLETED');
  await new Promise((resolve) => setTimeout(resolve, 500));
  return (await ask(ann, 'query($id:ID!){tournament(id:$id){status export}}', { id })).tournament;
}

const known = await ask(ann, '{__type(name:"Tournament"){name}}');
if (known.__type) {
  const events = [await event('Cup', 2), await event('Evening', 1)];
  process.stdout.write(`${events.map(({ status }) => status).join(' ')}\n`);
  writeFileSync(
    `${dirname(out)}/tournaments.json`,
    JSON.stringify(events.map((each) => each.export)),
  );
}
