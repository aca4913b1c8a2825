// Generated from schema/openapi by `npm run generate`.
export interface paths {
  '/v1/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every game that can be played here
     * @description Every game that can be played here.
     */
    get: operations['listGames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{gameId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One game by its id, for example `tales-of-glory`
     * @description One game by its id, for example `tales-of-glory`; `null` if there is no such game.
     */
    get: operations['getGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{gameId}/texts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Names and texts of the things of this game, by key, such as `card:sword` and `card:sword.text`
     * @description Names and texts of the things of this game, by key, such as `card:sword` and `card:sword.text`. They are the same in every match: ask once and keep them.
     */
    get: operations['getGameTexts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{gameId}/sheets/{revision}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads a game's sheet
     * @description Reads a game's sheet: all that never changes at one revision, in one language. Keep it, and read it again only for another revision.
     */
    get: operations['getGameSheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{gameId}/leaderboards/{pool}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Leaderboard of a game, the highest `figure` first
     * @description Leaderboard of a game, the highest `figure` first: accounts with ten rated matches or more. Example: `leaderboard(gameId: "talisman", pool: ASYNC)`.
     */
    get: operations['getLeaderboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/time-controls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The time controls that everyone knows, the fastest first
     * @description The time controls that everyone knows, the fastest first.
     */
    get: operations['listTimeControls'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists matches, the latest first
     * @description Lists matches, the latest first: those that are open to join, unless `list` says otherwise. Cards of a list need `news` or `snapshot` only if they show them.
     */
    get: operations['listMatches'];
    put?: never;
    /**
     * Sets up a match
     * @description Sets up a match. You are its host and hold its first seat, unless bots take all of them.
     */
    post: operations['createMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One match
     * @description One match; `null` if it does not exist or is private to others.
     */
    get: operations['getMatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{gameId}/quick-match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets up a private match of a game's recommended preset and starts it
     * @description Sets up a private match of a game's recommended preset and starts it: you in the first seat, medium bots in the others, no clock. A retry with the same `commandId` gives the same match.
     */
    post: operations['quickMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invitations/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The match to which a code invites
     * @description The match to which a code invites; `null` if the code is wrong or its match has started. Needs no token. Take a seat with `joinMatch`.
     */
    get: operations['getInvitation'];
    /**
     * Accepts an invitation, and so takes a seat
     * @description Accepts an invitation, and so takes a seat; or declines it. The same answer again changes nothing.
     */
    put: operations['answerInvitation'];
    post?: never;
    /**
     * Takes an invitation back
     * @description Takes an invitation back; its code opens nothing any more.
     */
    delete: operations['revokeInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invites an account to an open match of yours, or makes a link for anyone who has its code
     * @description Invites an account to an open match of yours, or makes a link for anyone who has its code. Those who were invited see a private match, and no requirements are asked of them. 20 a day; the same account twice is once.
     */
    post: operations['invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/seats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a free seat of an open match
     * @description Takes a free seat of an open match. If you already hold one, nothing changes.
     */
    post: operations['joinMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives up your seat before the match has started
     * @description Gives up your seat before the match has started. After the start, `resign`.
     */
    post: operations['leaveMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/bots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets a bot take a free seat
     * @description Lets a bot take a free seat. For the host only.
     */
    post: operations['addBot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/seats/{seat}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Frees a seat that someone else or a bot holds, before the start
     * @description Frees a seat that someone else or a bot holds, before the start. For the host only. Anyone who held it may take a seat again, like anyone else who can join.
     */
    delete: operations['removeFromSeat'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Starts the match
     * @description Starts the match: sets the table up and asks the first questions. For the host only, who may have 50 matches with people in play at once, and 3 with bots only; organizers and admins have no such limit.
     */
    post: operations['startMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/rematch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks for a rematch of a match that was over at most a day ago, or accepts one
     * @description Asks for a rematch of a match that was over at most a day ago, or accepts one: gives the new match, the same for all who ask. It is set up as the one before was, with the seats rotated by one. Anyone who asks sits down; the others' seats are kept for a day, and it starts when all are taken. For those who hold a seat.
     */
    post: operations['rematch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/forks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Forks a match that is over
     * @description Forks a match that is over: gives an analysis of your own, which goes on from one of its versions. You see all of it, and answer for every seat; no one else can find it. `resign` ends it. You hold 20 at most that are not over.
     */
    post: operations['forkMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/queues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The queues in which people wait for others to play with
     * @description The queues in which people wait for others to play with: all, or those of one game.
     */
    get: operations['listQueues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/queues/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tickets that you have drawn lately, the last of each queue
     * @description The tickets that you have drawn lately, the last of each queue. Only you can see them.
     */
    get: operations['listQueueTickets'];
    put?: never;
    /**
     * Waits in a queue
     * @description Waits in a queue: as soon as there are enough people for a table, they are seated and the match starts. A second ticket in one queue is the first, and so is one within a minute of its match. A retry with the same `commandId` returns what has become of the first ticket, however late it comes.
     */
    post: operations['joinQueue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/queues/tickets/{ticketId}/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Says that you are there, where a table was found to play at once
     * @description Says that you are there, where a table was found to play at once: all have to within 30 seconds. Anyone who does not may join a queue again after 1 minute, the next times in a day after 5 and 15.
     */
    post: operations['confirmQueue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/queues/tickets/{ticketId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Gives a ticket back
     * @description Gives a ticket back. To give up a table that was found to play at once counts as not confirming it.
     */
    delete: operations['leaveQueue'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Limit of undoing
     * @description Limit of undoing; `null` unless the match is in play.
     */
    get: operations['getUndo'];
    put?: never;
    /**
     * Takes back what you have answered last, where `Match.undo` says `OWN`
     * @description Takes back what you have answered last, where `Match.undo` says `OWN`.
     */
    post: operations['undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/updates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Waits for what a match changes for you, or reads what it has changed
     * @description Waits for what a match changes for you, or reads what it has changed. Without `after` you get a snapshot at once. With `upTo` or `first` it reads old versions again, one update for each.
     */
    get: operations['getUpdates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/view': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The table as you may see it, by the game's `viewSchema`
     * @description The table as you may see it, by the game's `viewSchema`. What you may not know is not in it. Before the start it is `{}`.
     */
    get: operations['getView'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log in words, as far as you can read it
     * @description Log in words, as far as you can read it; the oldest first.
     */
    get: operations['getLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/journal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The record that the match can be replayed from, as you may see it
     * @description The record that the match can be replayed from, as you may see it; the oldest first. What others keep secret is left out until the match is over; then it is whole.
     */
    get: operations['getJournal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The whole record with everything needed to compute the dice again, as the file that `npm run verify` and `npm run replay` read
     * @description The whole record with everything needed to compute the dice again, as the file that `npm run verify` and `npm run replay` read; `null` until the match is over.
     */
    get: operations['exportJournal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/since': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Summary since a version
     * @description Summary since a version: by default since the version that you have seen, or from the start if you have not marked one.
     */
    get: operations['getRecap'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/rating-changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The changes of its players’ ratings
     * @description The changes of its players’ ratings. Empty in a casual match, and until a moment after a rated one has ended: ratings are worked out then.
     */
    get: operations['getRatingChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/seen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The version that you have said you have seen, by `markSeen`
     * @description The version that you have said you have seen, by `markSeen`; `null` before.
     */
    get: operations['getSeen'];
    /**
     * Notes how far you have seen a match, for all your devices
     * @description Notes how far you have seen a match, for all your devices: `Match.since` goes on from there. It never goes back.
     */
    put: operations['markSeen'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a question that waits for your seat
     * @description Answers a question that waits for your seat. A retry with the same `commandId` does nothing and returns the first result, so you may safely send it again after a lost connection.
     */
    post: operations['answer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/suggestion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A suggested answer to one of your open questions
     * @description A suggested answer to one of your open questions: what a medium bot would choose in your place. Asking changes nothing. Refused to spectators, and to everyone in rated and tournament matches; `null` with the error then.
     */
    get: operations['getSuggestion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pauses a match in play
     * @description Pauses a match in play: no one may answer until it is resumed. For its host, organizers and admins.
     */
    post: operations['pauseMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets a paused match go on
     * @description Lets a paused match go on. For its host, organizers and admins.
     */
    post: operations['resumeMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/rewind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a match in play back to where it stood at an earlier version, to mend what went wrong
     * @description Takes a match in play back to where it stood at an earlier version, to mend what went wrong. The dice after that are new ones, and what was seen since is shuffled again. For organizers and admins who hold no seat of it.
     */
    post: operations['rewindMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/close-procedure': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends the rule under way, and lets the match go on after it
     * @description Ends the rule under way, and lets the match go on after it: the way out of a match that is stuck. For organizers and admins who hold no seat of it.
     */
    post: operations['closeProcedure'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/resign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives up your part in the match
     * @description Gives up your part in the match. The rules say what becomes of your seat.
     */
    post: operations['resign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/seats/{seat}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Comes back to your seat, which was played for you
     * @description Comes back to your seat, which was played for you. An answer does so, too.
     */
    post: operations['returnToSeat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/seats/{seat}/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes the seat of someone absent where it is offered
     * @description Takes the seat of someone absent where it is offered: see `SeatInfo.presence`. From then on you see what they saw, and they see what spectators see.
     */
    post: operations['claimSeat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Lays down orders that answer for you
     * @description Lays down orders that answer for you. The list replaces the one before; `[]` clears it.
     */
    put: operations['setStandingOrders'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/proposals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Proposes something to the table
     * @description Proposes something to the table: to pause, to go on, to take the match back, to have more time, to end it, or to give a seat to a bot. Your proposal is your consent; if no one else has to agree, it is done at once. One of a kind is open at a time, and a seat makes at most 5 a day.
     */
    post: operations['propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/proposals/{proposalId}/votes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Votes on a proposal
     * @description Votes on a proposal: the first no ends it, the last yes carries it out. An `OPEN` one only.
     */
    post: operations['vote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/attention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All that is due from you, in all your matches
     * @description All that is due from you, in all your matches: the earliest deadline first, what has none last. Needs a token.
     */
    get: operations['getAttention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/attention/next': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads the next table that needs you
     * @description Reads the next table that needs you: after this match, by deadline, and from the start again at the end of the list.
     */
    get: operations['getNextAttention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/phrases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quick messages, in the order to offer them
     * @description Quick messages, in the order to offer them.
     */
    get: operations['listPhrases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Chat messages that you can see, the newest last, without those of accounts that you have blocked
     * @description Chat messages that you can see, the newest last, without those of accounts that you have blocked.
     */
    get: operations['getMessages'];
    put?: never;
    /**
     * Says something at a match
     * @description Says something at a match: at most 10 messages a minute. Spectators may, too.
     */
    post: operations['sendMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/messages/{messageId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells moderators of a message that you hear
     * @description Tells moderators of a message that you hear. The same again changes nothing; at most 30 a day.
     */
    post: operations['reportMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reports, the oldest first
     * @description Reports, the oldest first. For admins only.
     */
    get: operations['listReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{reportId}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides about a message that was reported
     * @description Decides about a message that was reported. Anyone who said it is told with the reason, and so is anyone who has reported it. For admins only.
     */
    post: operations['moderate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A list of tournaments, the latest first
     * @description A list of tournaments, the latest first. Without a filter: those that players may still enter.
     */
    get: operations['listTournaments'];
    put?: never;
    /**
     * Sets up a tournament, as a draft of your own
     * @description Sets up a tournament, as a draft of your own. For organizers and admins; a token needs the scope `ORGANIZE`, as all acts of staff do.
     */
    post: operations['createTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/regulations-schema': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * JSON Schema of regulations, for `createTournament`, `updateTournament` and `changeRegulations`
     * @description JSON Schema of regulations, for `createTournament`, `updateTournament` and `changeRegulations`.
     */
    get: operations['getRegulationsSchema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One tournament
     * @description One tournament; `null` if it does not exist or is private to others.
     */
    get: operations['getTournament'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Changes a tournament
     * @description Changes a tournament. Its regulations are locked once it is announced.
     */
    patch: operations['updateTournament'];
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Registered players
     * @description Registered players: by start number after the start, by order of receipt before.
     */
    get: operations['listTournamentPlayers'];
    put?: never;
    /**
     * Registers others
     * @description Registers others: all of them, or none, with every problem named.
     */
    post: operations['registerPlayers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads a round of a tournament with a page of its pods
     * @description Reads a round of a tournament with a page of its pods.
     */
    get: operations['getRound'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of its pods
     * @description One of its pods; `null` if there is none.
     */
    get: operations['getPod'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/standings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The table of a stage
     * @description The table of a stage: as of its last round that was published, or of the round that you name. It is worked out of the record when you ask, and so is never behind.
     */
    get: operations['getStandings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Audit log
     * @description Audit log: acts of staff with their reasons, the oldest first. Entries are a chain: each bears the hash of the one before.
     */
    get: operations['getAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/updates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Steps of the tournament, the oldest first
     * @description Steps of the tournament, the oldest first: one for each version that you can see.
     */
    get: operations['getTournamentUpdates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everything needed to recompute every draw, pairing, seat order, score and standing, and to check the audit
     * @description Everything needed to recompute every draw, pairing, seat order, score and standing, and to check the audit: the file that `npm run verify` reads, by the schema `tournament-1`. Its staff are also shown the pairs that rounds keep apart, to everyone else it holds commitments to these.
     */
    get: operations['exportTournament'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/standings.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exports the standings of a tournament for spreadsheets, as UTF-8 with its mark
     * @description Exports the standings of a tournament for spreadsheets, as UTF-8 with its mark. Names that look like formulas are escaped.
     */
    get: operations['getStandingsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exports the steps of a tournament, each on a line of its own
     * @description Exports the steps of a tournament, each on a line of its own.
     */
    get: operations['getTournamentEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/trf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exports a tournament of pairs in the format TRF16 of FIDE
     * @description Exports a tournament of pairs in the format TRF16 of FIDE.
     */
    get: operations['getTournamentReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/announce': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Announces a tournament
     * @description Announces a tournament: others find it, and its regulations bind.
     */
    post: operations['announceTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/open-registration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens the registration of a tournament now
     * @description Opens the registration of a tournament now.
     */
    post: operations['openRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/roles/{accountId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Gives someone a role in a tournament, or takes it
     * @description Gives someone a role in a tournament, or takes it. For its owner.
     */
    put: operations['setTournamentRole'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Calls a tournament off
     * @description Calls a tournament off. For its owner.
     */
    post: operations['cancelTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Starts a tournament
     * @description Starts a tournament: start numbers are given, and rounds follow.
     */
    post: operations['startTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/finalize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a tournament final
     * @description Makes a tournament final: nothing is corrected any more, and its secret is revealed.
     */
    post: operations['finalizeTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Registers you for a tournament
     * @description Registers you for a tournament. It is received at once and counted within 2 seconds, by time of receipt: until then `pending` says so, then `mine` has a place or one on the waiting list.
     */
    post: operations['registerForTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives your place up
     * @description Gives your place up; once the tournament has begun, at the end of your pod.
     */
    post: operations['withdrawFromTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/check-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Says that you are there, before the start or before a round
     * @description Says that you are there, before the start or before a round; staff may say so of others.
     */
    post: operations['checkIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invites accounts to a tournament
     * @description Invites accounts to a tournament.
     */
    post: operations['invitePlayers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/players/{accountId}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approves of a registration, where the regulations want that
     * @description Approves of a registration, where the regulations want that.
     */
    post: operations['approvePlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/players/{accountId}/drop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drops a player
     * @description Drops a player: at the end of their pod.
     */
    post: operations['dropPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/players/{accountId}/reinstate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a player back in who has dropped
     * @description Takes a player back in who has dropped.
     */
    post: operations['reinstatePlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/seeding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Says in which order players get start numbers, where the regulations seed by hand
     * @description Says in which order players get start numbers, where the regulations seed by hand.
     */
    put: operations['seedPlayers'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/pairing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Drafts the next round as it would be now, without writing it
     * @description Drafts the next round as it would be now, without writing it. For those who draw rounds.
     */
    get: operations['previewPairing'];
    /**
     * Changes the pairing of a round by hand, until its matches are made
     * @description Changes the pairing of a round by hand, until its matches are made.
     */
    put: operations['editPairing'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Checks pods that you name for the next round, without writing them
     * @description Checks pods that you name for the next round, without writing them. For those who draw rounds.
     */
    post: operations['previewPods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Drafts the next round
     * @description Drafts the next round. only Staff see it until it is published.
     */
    post: operations['draftRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/repair': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Draws a draft again by the same seed, with more constraints
     * @description Draws a draft again by the same seed, with more constraints: no one re-draws until it suits.
     */
    post: operations['repairRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publishes a draft
     * @description Publishes a draft. Its matches are made at `startsAt`.
     */
    post: operations['publishRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/unpublish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a published round back, until its matches are made
     * @description Takes a published round back, until its matches are made.
     */
    post: operations['unpublishRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Discards a draft, with all changes by staff
     * @description Discards a draft, with all changes by staff; of a round robin all rounds, as long as none is published.
     */
    post: operations['discardRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/adjudication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Gives a pod its result, or corrects it, until all is final
     * @description Gives a pod its result, or corrects it, until all is final. Published rounds stay.
     */
    put: operations['adjudicatePod'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Has a pod played again, before the next round is published
     * @description Has a pod played again, before the next round is published.
     */
    post: operations['replayPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/inspection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Shows a running match with an arbiter's eyes
     * @description Shows a running match with an arbiter's eyes. That is written into the audit. Not where you play.
     */
    post: operations['inspectPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/rounds/{round}/extension': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives a round or a pod more time
     * @description Gives a round or a pod more time. A pod that its deadline holds goes on; one that a rule of its game holds does not.
     */
    post: operations['extendTime'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/numbers/{number}/replacement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets someone take over a start number, before a round or in the seat of a running match
     * @description Lets someone take over a start number, before a round or in the seat of a running match.
     */
    post: operations['replacePlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/numbers/{number}/penalties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives a player a penalty
     * @description Gives a player a penalty.
     */
    post: operations['penalisePlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/numbers/{number}/disqualification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disqualifies a player, once a second person has approved of it
     * @description Disqualifies a player, once a second person has approved of it: owner or arbiter.
     */
    post: operations['disqualifyPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/regulations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Changes the regulations, once a second person has approved of it
     * @description Changes the regulations, once a second person has approved of it: owner or arbiter.
     */
    put: operations['changeRegulations'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/acts/{actId}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approves of an act that someone else has proposed
     * @description Approves of an act that someone else has proposed: it takes effect.
     */
    post: operations['approveAct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stops a tournament
     * @description Stops a tournament: clocks of its matches stop, and no round is drafted or published.
     */
    post: operations['pauseTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets a tournament go on
     * @description Lets a tournament go on; deadlines move by as long as it stood.
     */
    post: operations['resumeTournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/appeals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Appeals against the result of your pod, or an act that concerns you
     * @description Appeals against the result of your pod, or an act that concerns you: once for each pod, within the window of the regulations.
     */
    post: operations['openAppeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tournaments/{tournamentId}/appeals/{appealId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides an appeal
     * @description Decides an appeal: anyone who holds `APPEALS`, else the owner, else an admin; never who has ruled.
     */
    post: operations['decideAppeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/series': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets up a series, or a league
     * @description Sets up a series, or a league. For organizers and admins.
     */
    post: operations['createSeries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/series': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The series that you own or organize, the latest first
     * @description The series that you own or organize, the latest first. Needs a token.
     */
    get: operations['listOwnSeries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/series/{seriesId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One series, or league
     * @description One series, or league; `null` if it does not exist or is private to others.
     */
    get: operations['getSeries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Changes a series
     * @description Changes a series: its setting, who runs it, which events it has. For those who run it, as `draftSeason` is.
     */
    patch: operations['updateSeries'];
    trace?: never;
  };
  '/v1/series/{seriesId}/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Proposes the next season of a league, with promotions, relegations and newcomers, once the last is over
     * @description Proposes the next season of a league, with promotions, relegations and newcomers, once the last is over. Sent again with other words it replaces what was proposed. With `regulations` a draft of a tournament is set up for each division.
     */
    post: operations['draftSeason'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/series/{seriesId}/standings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The table, the best first
     * @description The table, the best first: worked out of the results of its events when you ask.
     */
    get: operations['getSeriesStandings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/series/{seriesId}/standings.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exports the table of a series for spreadsheets, as UTF-8 with its mark
     * @description Exports the table of a series for spreadsheets, as UTF-8 with its mark. Names that look like formulas are escaped.
     */
    get: operations['getSeriesCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/series/{seriesId}/qualified': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the accounts that qualify from a series
     * @description Lists the accounts that qualify from a series: the best of those who were in enough events.
     */
    get: operations['getQualified'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/moderation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Decisions of moderators on your messages and reports
     * @description Decisions of moderators on your messages and reports: the latest 50, the newest last. Only you see it.
     */
    get: operations['listModeration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads your notification rules and the matches that you have muted
     * @description Reads your notification rules and the matches that you have muted.
     */
    get: operations['getNotificationRules'];
    /**
     * Says how you want to be told of what happens
     * @description Says how you want to be told of what happens. The list replaces the one before.
     */
    put: operations['setNotificationRules'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{matchId}/mute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Says that you want to be told nothing of a match
     * @description Says that you want to be told nothing of a match. It stays in `attention` all the same.
     */
    put: operations['muteMatch'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/table-alerts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Your table alerts that wait, those that end first before the others
     * @description Your table alerts that wait, those that end first before the others. Only you can see them.
     */
    get: operations['listTableAlerts'];
    put?: never;
    /**
     * Sets an alert
     * @description Sets an alert: you are told once when someone wants to play, and it is over then. Another one for the same game replaces it. At most 10 wait at once. Not for guests, and only with a verified notification channel.
     */
    post: operations['addTableAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/table-alerts/{alertId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes an alert back
     * @description Takes an alert back. Does nothing if it is over.
     */
    delete: operations['removeTableAlert'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The ways by which you are told that a match wants you
     * @description The ways by which you are told that a match wants you. Only you can see them, and only if you signed in.
     */
    get: operations['listNotificationChannels'];
    put?: never;
    /**
     * Adds a way by which you are told that a match wants you, and sends a code by it
     * @description Adds a way by which you are told that a match wants you, and sends a code by it. Only for those who signed in.
     */
    post: operations['addNotificationChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Removes a channel
     * @description Removes a channel: nothing more is sent by it.
     */
    delete: operations['removeNotificationChannel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Shows that a channel is yours, by the code that was sent by it
     * @description Shows that a channel is yours, by the code that was sent by it.
     */
    post: operations['verifyNotificationChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends another code by a channel that is not verified
     * @description Sends another code by a channel that is not verified. You can have one an hour sent to an address of mail, and one a minute by another channel. If many ask for one, it leaves at `codeAt`.
     */
    post: operations['sendNotificationChannelCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turns on again what links in mails have turned off
     * @description Turns on again what links in mails have turned off: the `unsubscribed` of a channel.
     */
    post: operations['resumeNotificationChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replaces the secret that signs the messages of a channel
     * @description Replaces the secret that signs the messages of a channel. For a day both sign them.
     */
    post: operations['rotateChannelSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a test by a channel, once a minute at most
     * @description Sends a test by a channel, once a minute at most.
     */
    post: operations['testNotificationChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/channels/{channelId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the notifications that were sent by a channel, the latest first
     * @description Lists the notifications that were sent by a channel, the latest first.
     */
    get: operations['listDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/deliveries/{deliveryId}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a delivery again, under its own id
     * @description Sends a delivery again, under its own id.
     */
    post: operations['resendDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts/{accountId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Looks an account up
     * @description Looks an account up: its name, and how far others may count on it. A former player has a name only.
     */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Your account, by your token
     * @description Your account, by your token; `null` if you sent none.
     */
    get: operations['getViewer'];
    put?: never;
    post?: never;
    /**
     * Deletes your account and your bots' for good
     * @description Deletes your account and your bots' for good: leaves and resigns your matches, and removes your name, profile, channels, rules, tokens, vacations and blocks. Your seats show a former player. Only if you signed in. If it was interrupted, send it again.
     */
    delete: operations['deleteAccount'];
    options?: never;
    head?: never;
    /**
     * Changes your profile
     * @description Changes your profile.
     */
    patch: operations['updateProfile'];
    trace?: never;
  };
  '/v1/viewer/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All that the service holds of you
     * @description All that the service holds of you: profile, vacations, tokens, bots, channels with their addresses, rules, blocks, and your matches. Only you can ask for it, and only if you signed in; `null` for anyone else.
     */
    get: operations['exportAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/vacation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The vacations they take
     * @description The vacations they take; `null` for anyone but yourself.
     */
    get: operations['getVacation'];
    put?: never;
    /**
     * Takes days of vacation
     * @description Takes days of vacation: your time stands in matches whose clock allows for it, day by day. You may answer all the same. The very same again takes no more.
     */
    post: operations['startVacation'];
    /**
     * Ends your vacation, or takes back one to come
     * @description Ends your vacation, or takes back one to come. Days that have begun are used up.
     */
    delete: operations['endVacation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/orders/{gameId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads your auto-responses for a game
     * @description Reads your auto-responses for a game. They are set in every match of the game that you come to play.
     */
    get: operations['getDefaultOrders'];
    /**
     * Says which orders are laid down for you wherever you sit in a match of a game
     * @description Says which orders are laid down for you wherever you sit in a match of a game: when it starts, or when you take a seat of one in play. Matches that you play already are left as they are.
     */
    put: operations['setDefaultOrders'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/blocks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accounts that you have blocked, the latest last
     * @description Accounts that you have blocked, the latest last. Only you can see them, and they are not told.
     */
    get: operations['listBlocks'];
    put?: never;
    /**
     * Blocks someone, or takes that back
     * @description Blocks someone, or takes that back. They are not told. They cannot take a seat at a table that you host or sit at. You may block 200 accounts.
     */
    post: operations['blockAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/blocks/{accountId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Blocks someone, or takes that back
     * @description Blocks someone, or takes that back. They are not told. They cannot take a seat at a table that you host or sit at. You may block 200 accounts.
     */
    delete: operations['unblockAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/bots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Your bot accounts
     * @description Your bot accounts. Only you can see them, and only if you signed in.
     */
    get: operations['listBotAccounts'];
    put?: never;
    /**
     * Makes a bot account of yours
     * @description Makes a bot account of yours. It is marked as one, and only access tokens give access to it.
     */
    post: operations['createBotAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/guests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes an account without a sign-in, to play at once
     * @description Makes an account without a sign-in, to play at once: at private tables of its own, and at others by their invitation. It has no rated matches, tournaments or queues, and chats by quick messages only. It is gone after 30 days without use, unless you keep it with `keepGuest`.
     */
    post: operations['createGuest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/guests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hands all matches of a guest over to your account, and removes the guest
     * @description Hands all matches of a guest over to your account, and removes the guest. Where you have a seat of your own, the guest resigns instead. Only if you signed in. If it was interrupted, send it again.
     */
    post: operations['keepGuest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the valid access tokens of your account or of a bot account of yours
     * @description Lists the valid access tokens of your account or of a bot account of yours. Only if you signed in.
     */
    get: operations['listTokens'];
    put?: never;
    /**
     * Makes an access token
     * @description Makes an access token. This and the next two are only for those who signed in.
     */
    post: operations['createToken'];
    /**
     * Revokes all access tokens of an account
     * @description Revokes all access tokens of an account.
     */
    delete: operations['revokeAllTokens'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/viewer/tokens/{tokenId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revokes an access token
     * @description Revokes an access token: at once on this server, within a minute on all. This can't be undone.
     */
    delete: operations['revokeToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/service': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The service and its limits
     * @description The service and its limits.
     */
    get: operations['getService'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/service/time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Service time
     * @description Service time: holds and credits by operators. For admins only.
     */
    get: operations['getServiceTime'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/service/holds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Holds all clocks
     * @description Holds all clocks: no question is answered by one until you let them go on. For admins only.
     */
    post: operations['holdExpiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/service/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives time back, after an outage say
     * @description Gives time back, after an outage say. For admins only.
     */
    post: operations['creditTime'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  match: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells of a match
     * @description That a match wants you, or what happens in it. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['matchWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  tournament: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells of a tournament
     * @description What happens in a tournament that you play in or run. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['tournamentWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  lobby: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells that someone wants to play
     * @description That someone wants to play, as you asked to be told by a table alert. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['lobbyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  digest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells what is due
     * @description What is due, in one message. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['digestWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  channelVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends the code of a channel
     * @description The code that shows that a channel is yours. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['channelVerificationWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  channelDisabled: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tells that another channel is off
     * @description Another of your channels is used no more. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['channelDisabledWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  channelTest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tests a channel
     * @description A test that you asked for. Sent to notification channels of the kind `WEBHOOK`.
     */
    post: operations['channelTestWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description Effect on a seat whose time is up. */
    Absence: {
      /** @description Result of a pod at its deadline. */
      onExpiry: components['schemas']['OnExpiry'];
      /** @description After how many late turns, one after another, a seat counts as absent. */
      absentAfter: number;
      /**
       * Format: duration
       * @description Time that a seat is absent before others can take it.
       */
      offerAfter: string;
      /** @description Accounts or bots that can take it then. */
      substitutes: components['schemas']['Substitutes'];
    };
    /** @description Rules for players who are late; omitted fields have their defaults. */
    AbsenceInput: {
      /** @description Result of a pod at its deadline. */
      onExpiry?: components['schemas']['OnExpiry'];
      /** @description From 1 to 10. */
      absentAfter?: number;
      /**
       * Format: duration
       * @description From PT1M to P30D; P2D unless given, PT3M where one plays at once.
       */
      offerAfter?: string;
      /** @description Accounts or bots that can take the seat of an absent player. */
      substitutes?: components['schemas']['Substitutes'];
    };
    /** @description A key for programs: it speaks for its account, as far as its scopes go, until it expires or is revoked. The token itself is shown once, by `createToken`. */
    AccessToken: {
      /** @description The token's id, from which the token can't be guessed. */
      id: string;
      /** @description Name that you gave it. */
      name: string;
      /** @description Scopes. */
      scopes: components['schemas']['Scope'][];
      /**
       * Format: date-time
       * @description Time when it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it expires.
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description Time when it was last used, to the hour; `null` for never.
       */
      usedAt: string | null;
    };
    /** @description Lists the valid access tokens of your account or of a bot account of yours. Only if you signed in. */
    AccessTokens: {
      /** @description Items, in order. */
      items: components['schemas']['AccessToken'][];
    };
    /** @description Account of a player, known by the subject of their token; or a bot account. */
    Account: {
      /** @description The account's id: the subject of its tokens. */
      id: string;
      /** @description Name shown to others. */
      name: string;
      /** @description Whether a program plays under this account. (The bots of a game hold seats without one.) */
      bot: boolean;
      /** @description Whether it is a guest: an account without a sign-in. */
      guest: boolean;
      /** @description Roles. Empty for other accounts than yours. */
      roles: components['schemas']['Role'][];
      /** @description The language they have chosen for all texts; `null` for none, and for anyone but yourself. */
      locale: components['schemas']['Locale'] | null;
      /** @description The IANA time zone, such as `Europe/Prague`; `null` for none, and for anyone but yourself. */
      timeZone: string | null;
      /** @description From when on mails and push messages wait, in their time zone: `22:00`. `null`: not set, then it is 22:00. */
      quietFrom: string | null;
      /** @description Until when they wait; no time is quiet if it is the same as `quietFrom`. `null`: not set, then it is 08:00. */
      quietTo: string | null;
      /**
       * Format: duration
       * @description Time left below which notifications are sent even in quiet hours. `null` means the default of PT2H.
       */
      urgentBelow: string | null;
      /** @description When digests are sent, in their time zone. `null`: not set, then it is 18:00. */
      digestAt: string | null;
      /** @description When they play: where a match's clock goes by playing hours, their time passes in these. `null`: always, and for anyone but yourself. */
      playingHours: components['schemas']['WeeklyWindow'][] | null;
      /**
       * Format: date-time
       * @description Time from which these count, if it is in the future; else `null`. A change counts for questions asked a day later.
       */
      playingHoursFrom: string | null;
    };
    /** @description Everything the service stores about you, in the form in which it is stored. Fields may be added. */
    AccountExport: {
      /** @description ID of your account. */
      account: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Target of an act or an appeal. */
    ActTarget: {
      /** @description The round. */
      round: number | null;
      /** @description The pod of that round. */
      pod: number | null;
      /** @description The start number. */
      number: number | null;
      /** @description The account, where there was no number. */
      account: components['schemas']['Person'] | null;
      /** @description The appeal. */
      appeal: string | null;
      /** @description The act that was proposed before. */
      act: string | null;
    };
    /** @description A bot to sit down. */
    AddBotInput: {
      /** @description Level of the bot: one of the game's `bots`. */
      level: string;
      /** @description The seat; the first free one if you name none. */
      seat?: string;
    };
    /** @description A channel to add. Which fields it takes follows from its kind: see `Service.channelKinds`. */
    AddNotificationChannelInput: {
      /** @description Kind of channel. */
      kind: components['schemas']['ChannelKind'];
      /** @description Address to post to, for kinds that take one: a public https URL. */
      url?: string;
      /** @description The mail address, for kinds that take one. */
      address?: string;
      /** @description Push subscription of the browser, for kinds that take one. */
      push?: components['schemas']['PushSubscriptionInput'];
      /** @description The id of the member to mention, for kinds that take one. */
      mention?: string;
      /** @description Label, up to 64 characters. */
      label?: string;
    };
    /** @description An alert to set. */
    AddTableAlertInput: {
      /** @description The game; any unless given. */
      gameId?: string;
      /**
       * Format: duration
       * @description Time for which it waits, from PT1H to P7D.
       */
      lasts?: string;
    };
    /** @description A channel, and what it is signed by. */
    AddedNotificationChannel: {
      /** @description The channel. */
      channel: components['schemas']['NotificationChannel'];
      /** @description Secret that signs messages, shown only now; `null` for kinds that need none. */
      secret: string | null;
    };
    /** @description A result to give. */
    AdjudicatePodInput: {
      /** @description A place for each player of the pod. */
      places: components['schemas']['PlaceInput'][];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description Answer to a question. Example: `{ matchId: "…", questionId: "0.3/?select:seat1#1", choose: ["slot:3"], commandId: "a-1" }`. */
    AnswerInput: {
      /** @description The question, by its `id`. */
      questionId: string;
      /** @description The options, by their ids: `min` to `max` answers, or a single any-time option. */
      choose: string[];
      /**
       * Format: int32
       * @description The question's `askedAt` as you read it. If the question has been revised since, the answer is refused with `STALE_VERSION`.
       */
      expectedVersion?: number;
    };
    /** @description An answer to an invitation of yours. */
    AnswerInvitationInput: {
      /** @description Whether you accept it, and so take a seat. */
      accept: boolean;
      /** @description Must be `true` where the `timeControl` of the match is no preset: read it first. */
      acceptTimeControl?: boolean;
      /** @description Chance to add to the dice, up to 256 characters that no one can guess. See `Fairness`. */
      entropy?: string;
    };
    /** @description Result of an answer. */
    AnswerResult: {
      /** @description The match as it stands now. */
      match: components['schemas']['Match'];
      /** @description The version that holds your answer. */
      version: number;
    };
    /** @description An appeal of a player, against the result of a pod or against an act. */
    Appeal: {
      /** @description The appeal's id. */
      id: string;
      /** @description The account. */
      by: components['schemas']['Person'];
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description The round of the pod. */
      round: number | null;
      /** @description The pod. */
      pod: number | null;
      /** @description The act, by the id of its entry in the audit. */
      act: string | null;
      /** @description Text of the appeal. */
      text: string;
      /** @description Outcome. */
      status: components['schemas']['AppealStatus'];
      /** @description Why it was decided so. */
      decision: string | null;
      /** @description Account that decided. */
      decidedBy: components['schemas']['Person'] | null;
    };
    /**
     * @description Decision on an appeal. `UPHELD`: Upheld: the appeal was right. `DISMISSED`: Dismissed: the appeal was wrong. `WITHDRAWN`: Withdrawn.
     * @enum {string}
     */
    AppealDecision: 'UPHELD' | 'DISMISSED' | 'WITHDRAWN';
    /**
     * @description Status of an appeal. `OPEN`: Waiting for a decision. `UPHELD`: Upheld: the appeal was right. `DISMISSED`: Dismissed: the appeal was wrong. `WITHDRAWN`: Withdrawn.
     * @enum {string}
     */
    AppealStatus: 'OPEN' | 'UPHELD' | 'DISMISSED' | 'WITHDRAWN';
    /** @description Something that is due from you. */
    AttentionItem: {
      /** @description The id of the match. */
      matchId: string;
      /** @description Your seat there; of an invitation the one that you would take. */
      seat: string;
      /** @description Kind of item that is due. */
      kind: components['schemas']['AttentionKind'];
      /** @description Number of questions, or proposals, wait for you. */
      count: number;
      /**
       * Format: date-time
       * @description Since when something has been waiting.
       */
      since: string;
      /**
       * Format: date-time
       * @description When the first of them is answered for you, with all the time that operators have given back; `null` if no time is limited. Of votes and invitations: when the first can no longer be given.
       */
      deadline: string | null;
      /** @description Whether that is soon: in less time than your `urgentBelow`. */
      urgent: boolean;
    };
    /**
     * @description Kind of item that can be due from an account. `ANSWER`: An answer to a question. `VOTE`: A vote on a proposal to the table. `INVITATION`: An answer to an invitation.
     * @enum {string}
     */
    AttentionKind: 'ANSWER' | 'VOTE' | 'INVITATION';
    /** @description All that is due from you, in all your matches: the earliest deadline first, what has none last. Needs a token. */
    AttentionPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['AttentionItem'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /**
     * @description Audience of a message. While a rated match is in play, what spectators say reaches only signed-in accounts without a seat: a player who signs out doesn't read it. `SEATS`: The players at the table, and no one else. `SPECTATORS`: Spectators. Unless the match is rated and in play, seats and readers without a token too. `ALL`: Everyone who sees the match.
     * @enum {string}
     */
    Audience: 'SEATS' | 'SPECTATORS' | 'ALL';
    /** @description An act of those who run a tournament, as everyone may read it. */
    AuditEntry: {
      /** @description The id within the audit: `a1`, `a2`, `a3`. */
      id: string;
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description Account that acted; `null` if the service did, by the regulations. */
      by: components['schemas']['Person'] | null;
      /** @description As what: a `TournamentRole`, `ADMIN`, or `DIRECTOR` for the service itself. */
      role: components['schemas']['AuditRole'];
      /** @description The act. */
      act: components['schemas']['TournamentAct'];
      /** @description Act in words, such as `Time added`. */
      text: string;
      /** @description Target of the act. */
      target: components['schemas']['ActTarget'];
      /** @description State before, if the act changed something. */
      before: unknown;
      /** @description State after the act. */
      after: unknown;
      /** @description Why: 10 to 500 characters. */
      reason: string;
      /** @description Note of staff. Only staff see it. */
      note: string | null;
      /** @description SHA-256 of the hash before and of this entry without it, in hex. */
      hash: string;
    };
    /** @description Audit log: acts of staff with their reasons, the oldest first. Entries are a chain: each bears the hash of the one before. */
    AuditPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['AuditEntry'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /**
     * @description As what someone acted. `OWNER`: The owner. `ORGANIZER`: An organizer of this tournament. `ARBITER`: An arbiter. `STAFF`: A helper. `APPEALS`: Staff who decide appeals. `ADMIN`: An admin of the service. `DIRECTOR`: The service, by the regulations.
     * @enum {string}
     */
    AuditRole: 'OWNER' | 'ORGANIZER' | 'ARBITER' | 'STAFF' | 'APPEALS' | 'ADMIN' | 'DIRECTOR';
    /** @description Time that a seat uses up, and gets some of back. */
    Bank: {
      /**
       * Format: duration
       * @description Time in the bank at the start.
       */
      initial: string;
      /**
       * Format: duration
       * @description Time added after a turn or a question.
       */
      increment: string;
      /** @description Acts that this requires. */
      per: components['schemas']['BankPer'];
      /**
       * Format: duration
       * @description The most time that the bank can hold.
       */
      max: string;
    };
    /** @description Time that a seat uses up, and gets some of back. */
    BankInput: {
      /**
       * Format: duration
       * @description From PT1M to P60D.
       */
      initial: string;
      /**
       * Format: duration
       * @description Up to P14D.
       */
      increment: string;
      /** @description Acts that this requires. */
      per?: components['schemas']['BankPer'];
      /**
       * Format: duration
       * @description `initial` unless given; up to P60D.
       */
      max?: string;
    };
    /**
     * @description Event after which a time bank is filled up. `TURN`: A turn of the seat's own. `QUESTION`: A question of the seat's own.
     * @enum {string}
     */
    BankPer: 'TURN' | 'QUESTION';
    /** @description The round of a public beacon (drand) that a match depends on; hex throughout. */
    Beacon: {
      /** @description The hash of its chain. */
      chain: string;
      /** @description Its public key. */
      publicKey: string;
      /** @description Signature scheme, for example `bls-unchained-g1-rfc9380`. */
      scheme: string;
      /** @description The round. */
      round: number;
      /**
       * Format: date-time
       * @description Time when the round is due; seats can be taken until then.
       */
      drawnAt: string;
      /** @description The round's signature; `null` until the match has started. */
      signature: string | null;
      /** @description The signature of the previous round, if the scheme chains them. */
      previous: string | null;
    };
    /**
     * @description A part of a match that its story is told by. `TURN`: The turn of one seat. `ROUND`: A round, in which all seats take their turns.
     * @enum {string}
     */
    Beginning: 'TURN' | 'ROUND';
    /** @description Someone to block, or to block no more. */
    BlockAccountInput: {
      /** @description Account to block. A bot account is blocked with the account it belongs to. */
      accountId: string;
    };
    /** @description A board of a game: places that things lie on. */
    Board: {
      /** @description The board; its name stands in the texts under it. */
      ref: string;
      /** @description Its width, in units of its own. */
      w: number;
      /** @description Its height. */
      h: number;
      /** @description With how many seats it is played on; with any number where this is absent. */
      seats?: {
        /** @description The fewest seats. */
        min: number;
        /** @description The most seats. */
        max: number;
      };
      /**
       * @description How figures move on it: along every link (`any`) or round a ring; absent where none do.
       * @enum {string}
       */
      direction?: 'both' | 'clockwise' | 'anticlockwise' | 'any';
      /** @description The groups of its places, the outermost first. */
      groups?: components['schemas']['SpaceGroup'][];
      /** @description Its places. */
      spaces: components['schemas']['Space'][];
    };
    /** @description A level of the bots of a game, and how strong it plays. */
    BotLevel: {
      /** @description The level: one of the game's `bots`. */
      id: string;
      /** @description Its rating by matches with other levels of the game, in the unit of players' ratings; `null` if not measured. */
      rating: number | null;
      /** @description Number of matches that it was rated by. */
      matches: number;
    };
    /** @description A tournament to call off. */
    CancelTournamentInput: {
      /** @description Effect on matches in play. */
      running: components['schemas']['RunningMatches'];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description Regulations to change. */
    ChangeRegulationsInput: {
      /** @description The whole regulations, by `Query.regulationsSchema`. */
      regulations: {
        [key: string]: unknown;
      };
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /**
     * @description Why nothing is sent by a channel any more. `GONE`: No longer reachable: the receiver said that the address is gone. `FAILING`: Failing: nothing has arrived for five days. `SUPPRESSED`: Mails came back, or were reported as unwanted; or a link in a mail turned all of it off, see `unsubscribed`.
     * @enum {string}
     */
    ChannelDisabledReason: 'GONE' | 'FAILING' | 'SUPPRESSED';
    /** @description Another of your channels is used no more. */
    ChannelDisabledWebhook: {
      /**
       * @description What it tells of.
       * @constant
       */
      type: 'channel.disabled';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: {
        /** @description The id of that channel. */
        channel: string;
      };
    };
    /** @description Field that a kind of channel takes. */
    ChannelField: {
      /** @description Name of the field in `AddNotificationChannelInput`. */
      name: string;
      /** @description Label of the field. */
      label: string;
      /** @description Format of its value. */
      format: components['schemas']['ChannelFieldFormat'];
      /** @description Whether the kind needs it. */
      required: boolean;
    };
    /**
     * @description Format of a field that a kind of channel takes. `URL`: A public https URL. `EMAIL`: A mail address. `DIGITS`: Digits. `SUBSCRIPTION`: A push subscription, as a browser gives it.
     * @enum {string}
     */
    ChannelFieldFormat: 'URL' | 'EMAIL' | 'DIGITS' | 'SUBSCRIPTION';
    /**
     * @description Kind of notification channel. `WEBHOOK`: Requests by the rules of Standard Webhooks to a URL of yours. `EMAIL`: Mails. `PUSH`: Push messages of a browser (Web Push). `DISCORD`: Messages in a Discord channel.
     * @enum {string}
     */
    ChannelKind: 'WEBHOOK' | 'EMAIL' | 'PUSH' | 'DISCORD';
    /** @description Kind of notification channel, with the fields of a form that adds one. */
    ChannelKindInfo: {
      /** @description Kind of channel. */
      kind: components['schemas']['ChannelKind'];
      /** @description Name of the kind. */
      name: string;
      /** @description Whether it has a signing key that `rotateChannelSecret` replaces. */
      canRotate: boolean;
      /** @description Fields of `AddNotificationChannelInput` that it takes. */
      fields: components['schemas']['ChannelField'][];
    };
    /** @description A test that you asked for. */
    ChannelTestWebhook: {
      /**
       * @description What it tells of.
       * @constant
       */
      type: 'channel.test';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: Record<string, never>;
    };
    /** @description The code that shows that a channel is yours. */
    ChannelVerificationWebhook: {
      /**
       * @description What it tells of.
       * @constant
       */
      type: 'channel.verification';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: {
        /** @description The code for `verifyNotificationChannel`. A reply that holds it verifies the channel as well. */
        code: string;
      };
    };
    /**
     * @description Chat mode of a match. `FREE`: Anything. `PHRASES`: The phrases of `Query.phrases`, which everyone reads in their own language. `OFF`: Nothing.
     * @enum {string}
     */
    ChatMode: 'FREE' | 'PHRASES' | 'OFF';
    /** @description Confirms that a player is there. */
    CheckInInput: {
      /** @description Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
      entropy?: string;
      /** @description Someone else, for staff; yourself unless given. */
      accountId?: string;
    };
    /**
     * @description Source of an automatic answer. `ORDER`: One of their standing orders. `CLOCK`: The clock, or the cautious bot that plays for them while they are absent. `BOT`: The bot that held the seat.
     * @enum {string}
     */
    ChosenBy: 'ORDER' | 'CLOCK' | 'BOT';
    /** @description The time of one seat. Times and amounts are as of the version that set them, and stand still while time passes: show the time until `deadline` by yourself. */
    Clock: {
      /** @description The seat. */
      seat: string;
      /** @description Whether its time passes now. */
      running: boolean;
      /**
       * Format: date-time
       * @description Time when the first of its questions is answered for it; `null` while its time stands.
       */
      deadline: string | null;
      /** @description Which limit that is; `null` while its time stands. */
      cause: components['schemas']['DeadlineCause'] | null;
      /**
       * Format: duration
       * @description Time in the bank when it was last set; `null` without a bank.
       */
      bank: string | null;
      /**
       * Format: date-time
       * @description Until when the match is paused; `null` if it is not, or for as long as someone wants.
       */
      pausedUntil: string | null;
    };
    /** @description A rule to end. */
    CloseProcedureInput: {
      /** @description Why, up to 256 characters; everyone may read it in the journal. */
      reason: string;
    };
    /** @description Someone's complaint about a message. */
    Complaint: {
      /** @description The account. */
      by: components['schemas']['Person'];
      /** @description Why. */
      reason: components['schemas']['ReportReason'];
      /** @description Note on the complaint. */
      note: string;
      /**
       * Format: date-time
       * @description Time when they made it.
       */
      at: string;
    };
    /** @description A bot account to make. */
    CreateBotAccountInput: {
      /** @description Name shown to others, up to 64 characters. */
      name: string;
    };
    /** @description A guest to make. */
    CreateGuestInput: {
      /** @description Name shown to others, up to 64 characters; by default a word for a guest and a number. */
      name?: string;
      /** @description The language of all texts. */
      locale?: components['schemas']['Locale'];
    };
    /** @description A new guest, and the token to act as it. */
    CreateGuestPayload: {
      /** @description The access token: send it as `Authorization: Bearer <token>`. It is never shown again. */
      token: string;
      /** @description The guest. */
      account: components['schemas']['Person'];
      /**
       * Format: date-time
       * @description Time when it is gone if it is not used; each use puts this off to 30 days later.
       */
      expiresAt: string;
    };
    /** @description Game and settings of a match. Example: `{ gameId: "tales-of-glory", seats: 4, bots: ["greedy", "greedy"] }`. */
    CreateMatchInput: {
      /** @description The game to play. */
      gameId: string;
      /**
       * Format: int32
       * @description Number of seats the table has, within the game's `seats`.
       */
      seats: number;
      /** @description The match options, by the game's `optionsSchema`; those left out have their defaults. */
      options?: {
        [key: string]: unknown;
      };
      /** @description A title, for those who look for a table: up to 64 characters, on one line. Everyone who sees the match reads it. */
      title?: string;
      /** @description The language that its people are to talk, for those who look for a table. */
      language?: components['schemas']['Locale'];
      /** @description Whether it starts automatically as soon as its last seat is taken; unless `true` its host starts it. Not with `beaconAt`. */
      startWhenFull?: boolean;
      /** @description Whether it counts for ratings. It is `PUBLIC`, has a `timeControl`, default options or those of a preset, and only people at its start (or only bot accounts, if one creates it). It can't be undone, and players don't see what spectators say. */
      rated?: boolean;
      /** @description Requirements of players; none by default. */
      requirements?: components['schemas']['RequirementsInput'];
      /** @description Visibility: the accounts that can find and watch it. */
      visibility?: components['schemas']['Visibility'];
      /** @description The levels of the bots that sit down at once. */
      bots?: string[];
      /**
       * Format: date-time
       * @description When a public beacon is to draw chance for the match, in place of entropy. Seats can be taken until then, and the match can be started afterwards. Refused if the service uses no beacon.
       */
      beaconAt?: string;
      /** @description Time control; no limit by default. */
      timeControl?: components['schemas']['TimeControlInput'];
      /** @description Rules for players who are late; only with a `timeControl`. */
      absence?: components['schemas']['AbsenceInput'];
      /** @description Policy of undoing. By default no one can undo in a public match, and the table can in a private one. */
      undo?: components['schemas']['UndoPolicy'];
      /** @description Number of turns behind those are who hold no seat: from 0 to 3. Organizers and admins see the present. */
      spectatorDelay?: number;
      /** @description Chat mode; free text by default. */
      chat?: components['schemas']['ChatMode'];
      /**
       * @deprecated
       * @description Refused: it is taken once the secret is fixed, by `startMatch` and `joinMatch`. See `Fairness`.
       */
      entropy?: string;
    };
    /** @description A series to set up. */
    CreateSeriesInput: {
      /** @description Name: 1 to 100 characters. */
      name: string;
      /** @description Description: up to 4000 characters. */
      description?: string;
      /** @description Visibility: the accounts that can find it. */
      visibility?: components['schemas']['TournamentVisibility'];
      /** @description Regulations by which its table follows from those of its events. */
      regulations: components['schemas']['SeriesRegulationsInput'];
      /** @description Regulations of divisions between seasons, for a league. */
      league?: components['schemas']['LeagueRegulationsInput'];
    };
    /** @description Settings of an access token. Example: `{ name: "my e-board", scopes: [PLAY], expiresInDays: 90 }`. */
    CreateTokenInput: {
      /** @description Name, up to 64 characters, for example the place where it is kept. */
      name: string;
      /** @description Scopes; at least one. */
      scopes: components['schemas']['Scope'][];
      /** @description In how many days it expires, from 1 to 366. */
      expiresInDays?: number;
      /** @description One of your bot accounts; yourself if you name none. */
      account?: string;
    };
    /** @description A tournament to set up. */
    CreateTournamentInput: {
      /** @description Name: 1 to 100 characters. */
      name: string;
      /** @description Description: up to 4000 characters. */
      description?: string;
      /** @description Visibility: the accounts that can find it. */
      visibility?: components['schemas']['TournamentVisibility'];
      /** @description The code by which players register, where the regulations want one: 4 to 64 characters. */
      code?: string;
      /** @description Regulations of the tournament, by `Query.regulationsSchema`. Omitted parts have their defaults. */
      regulations: {
        [key: string]: unknown;
      };
    };
    /** @description Time to give back. */
    CreditTimeInput: {
      /**
       * Format: date-time
       * @description Its beginning.
       */
      from: string;
      /**
       * Format: date-time
       * @description Its end: after the beginning, at most 30 days after it, and at most a day from now.
       */
      to: string;
      /** @description Why, up to 256 characters; everyone may read it in the journals of the matches. */
      reason: string;
      /** @description Only for these matches, at most 1000; all unless given. */
      matchIds?: string[];
    };
    /** @description Days in a row, both ends included, in the account's time zone. */
    DateRange: {
      /**
       * Format: date
       * @description The first.
       */
      from: string;
      /**
       * Format: date
       * @description The last.
       */
      to: string;
    };
    /**
     * @description Which limit a deadline comes from. `QUESTION`: The limit of one question. `TURN`: The limit of a turn. `BANK`: The seat's time bank. `REACTION`: The limit of a reaction.
     * @enum {string}
     */
    DeadlineCause: 'QUESTION' | 'TURN' | 'BANK' | 'REACTION';
    /** @description A decision. */
    DecideAppealInput: {
      /** @description `UPHELD`, `DISMISSED` or `WITHDRAWN`. */
      decision: components['schemas']['AppealDecision'];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description Your orders for a game. */
    DefaultOrders: {
      /** @description The game's id. */
      gameId: string;
      /** @description The orders; the first that covers a question decides. */
      orders: components['schemas']['StandingOrder'][];
    };
    /** @description An account that is no more. */
    DeletedAccount: {
      /** @description Its id. It is not given again: anyone who signs in by it is refused. */
      id: string;
      /**
       * Format: date-time
       * @description Time when it was deleted.
       */
      at: string;
    };
    /**
     * @description Status of a delivery. `PENDING`: Waiting to be sent, or to be tried again. `DELIVERED`: Delivered. `FAILED`: Failed: all attempts are used up, or the channel has no receiver. `EXPIRED`: The event was over before the message could be sent.
     * @enum {string}
     */
    DeliveryOutcome: 'PENDING' | 'DELIVERED' | 'FAILED' | 'EXPIRED';
    /** @description A die as it lies. */
    Die: {
      /** @description Number of sides it has. */
      sides: number;
      /** @description Value, from 1 to `sides`. */
      value: number;
    };
    /** @description What is due, in one message. */
    DigestWebhook: {
      /**
       * @description What it tells of.
       * @constant
       */
      type: 'account.digest';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: {
        /** @description How many matches wait for you. */
        count: number;
        /** @description These matches, the earliest deadline first. */
        matches: components['schemas']['MatchNotice'][];
      };
    };
    /** @description Player to disqualify. */
    DisqualifyPlayerInput: {
      /** @description Effect on the pods that they have played. */
      pastPods: components['schemas']['PastPods'];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description A round to draft. */
    DraftRoundInput: {
      /** @description The start numbers of each pod, in the order of seats, to pair by hand; drawn unless given. */
      pods?: number[][];
      /** @description Start numbers that are to have a bye. */
      byes?: number[];
      /** @description Why the pods are made by hand, for everyone to read: 10 to 500 characters. Required with `pods`, unless the pairing of the stage is `MANUAL`. */
      reason?: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description The next season of a league, to propose. */
    DraftSeasonInput: {
      /** @description Accounts that leave the league: up to 512. */
      leaving?: string[];
      /** @description Accounts that join, in the order in which they are to be placed: up to 512. */
      newcomers?: string[];
      /** @description The divisions by hand, whole, the highest first, instead of `leaving` and `newcomers`: up to 16 in each. */
      divisions?: string[][];
      /** @description The regulations of its divisions, one round robin: with them a draft of a tournament is set up for each, its players invited. */
      regulations?: {
        [key: string]: unknown;
      };
    };
    /** @description A pairing, whole. */
    EditPairingInput: {
      /** @description The start numbers of each pod, in the order of seats. */
      pods: number[][];
      /** @description The start numbers with a bye. */
      byes?: number[];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /**
     * @description Outcome of a match that its table ends. `STANDING`: With the ranking as it stands; `MatchResult.reason` is `agreed`. `ANNUL`: As if it had not been played; `MatchResult.reason` is `annulled`.
     * @enum {string}
     */
    EndOutcome: 'STANDING' | 'ANNUL';
    /** @description Channels that are told later, too. */
    Escalation: {
      /**
       * Format: duration
       * @description Delay.
       */
      after: string;
      /** @description Your channels. */
      channels: string[];
    };
    /** @description Channels that are told later, too. */
    EscalationInput: {
      /**
       * Format: duration
       * @description Delay, from PT1M to P7D.
       */
      after: string;
      /** @description Your channels, each verified. */
      channels: string[];
    };
    /** @description Why no one's time is up for now. */
    ExpiryHold: {
      /** @description Why. */
      reason: string;
      /**
       * Format: date-time
       * @description Since when.
       */
      since: string;
    };
    /** @description Time to give. */
    ExtendTimeInput: {
      /** @description The pod of that round; all of it unless given. */
      pod?: number;
      /**
       * Format: duration
       * @description Duration, from PT1M to P90D.
       */
      by: string;
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description Proof that the dice are fair. Before the first roll the server commits itself to a secret by publishing its hash; then those who join, and the host at the start, add entropy of their own. Every roll and shuffle follows only from these. Once the match is over the secret is published, and everyone can work all rolls out again. Note the commitment when you sit down: the record of the match proves nothing to you without it. */
    Fairness: {
      /** @description SHA-256 of the secret, in hex, and of the round of a beacon if there is one; published when the match was created. */
      commitment: string;
      /** @description Entropy that was added: by players as they joined, and last by the host at the start. */
      entropy: string[];
      /** @description The secret, in hex; `null` until the match is over. */
      secret: string | null;
      /** @description The round of a public beacon that takes the place of entropy; `null` if there is none. */
      beacon: components['schemas']['Beacon'] | null;
    };
    /** @description Something wrong in a request. */
    Fault: {
      /**
       * @description Where it stands.
       * @enum {string}
       */
      in: 'path' | 'query' | 'header' | 'body';
      /** @description The parameter, or the field of the body as a JSON Pointer. */
      at: string;
      /** @description What is wrong with it. */
      detail: string;
    };
    /**
     * @description Dice that a fork rolls. `SAME`: The dice of the match that it continues: the same rolls, as long as players do the same. `FRESH`: Dice of its own, unknown in advance.
     * @enum {string}
     */
    ForkChance: 'SAME' | 'FRESH';
    /** @description Position to continue from, and its dice. Example: `{ matchId: "…", version: 87 }`. */
    ForkMatchInput: {
      /**
       * Format: int32
       * @description The version to go on from; it was being played then.
       */
      version: number;
      /** @description Dice that are rolled: those of the original match, or new ones. */
      chance?: components['schemas']['ForkChance'];
    };
    /** @description Match and version that a fork continues. */
    ForkOrigin: {
      /** @description The match. */
      matchId: string;
      /** @description The version of it. */
      version: number;
      /** @description Dice that are rolled: those of the original match, or new ones. */
      chance: components['schemas']['ForkChance'];
    };
    /** @description A set of rules that can be played, for example `tales-of-glory`. */
    Game: {
      /** @description The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`. */
      id: string;
      /** @description Name of the game. */
      name: string;
      /** @description Which issue of its sheet this is: name, schemas, boards, things and texts, all that never changes of a game. `GET /v1/games/{gameId}/sheets/{revision}?locale=CS` gives it whole, to be kept for good. */
      revision: string;
      /** @description Number of seats a match may have. */
      seats: components['schemas']['SeatRange'];
      /** @description The levels of the bots that play it, for example `random` and `greedy`. */
      bots: string[];
      /** @description The same levels, in the same order, each with its strength. */
      botLevels: components['schemas']['BotLevel'][];
      /** @description The ends that standing orders may have (`StandingOrderInput.until`), for example `turn`. */
      orderEnds: string[];
      /** @description The pack of cards that makes this a game of its own; `null` if there is none. */
      pack: components['schemas']['GamePack'] | null;
      /** @description A JSON Schema of the match options. Every option has a default, so that `{}` is always legal. */
      optionsSchema: {
        [key: string]: unknown;
      };
      /** @description A JSON Schema of `Match.view`: what a table of this game looks like to a viewer. */
      viewSchema: {
        [key: string]: unknown;
      };
      /** @description A JSON Schema of `LogEntry`: `oneOf` has each `type`, with the fields of `data` that its cues point at. `x-cue` says what moves on the table when the entry is told, by `schema/table/x-cue.json`; a type with an empty list is silent. Always the same: ask once and keep it. */
      eventSchema: {
        [key: string]: unknown;
      };
      /** @description The boards that it is played on: places with place and size, looks, group and links. A list by `schema/table/boards.json`; empty where the game has no board. Always the same: ask once and keep it. */
      boards: components['schemas']['Board'][];
      /** @description Things of the game by kind and id, as printed on them in short: type, tags, marks, looks. An object by `schema/table/things.json`. Always the same: ask once and keep it. */
      things: components['schemas']['Things'];
      /** @description Subjects of standing orders: by the kind of a question the names of what it may be `about`, and with each the values there are, or `true` where they are many. A name that ends with `*` stands for all that begin so. Empty where the game takes no orders. Words stand in `texts` under `ask.<kind>`, `about.<name>`, `about.<name>.<value>` and `until.<end>`. */
      asks: {
        [key: string]: unknown;
      };
      /** @description Kinds of questions that begin a match for a seat, such as the choice of a character. An order for them makes no sense: offer none. */
      askedOnce: string[];
      /** @description Sets of options that are known to play well, the shortest first, each with how many play it, how fast and how long. Any other options may be chosen too. */
      presets: components['schemas']['GamePreset'][];
      /** @description The game in short, for people who choose one. */
      about: components['schemas']['GameAbout'];
      /** @description Help for people who do not know the rules; `null` if the game has none. */
      guide: components['schemas']['GameGuide'] | null;
    };
    /** @description A game in short, for people who choose one. */
    GameAbout: {
      /** @description The game in one sentence. */
      line: string;
      /** @description Minutes that a match of the recommended preset takes against bots. */
      minutes: number;
      /** @description 1 is easy to learn, 3 is hard. */
      difficulty: number;
      /** @description The glyph on its cover, by its name in the set of game-icons.net. */
      cover: components['schemas']['Glyph'];
      /** @description The preset that is recommended to newcomers; `null` if the game has no presets. */
      preset: components['schemas']['GamePreset'] | null;
    };
    /** @description Help for people who do not know the rules of a game. */
    GameGuide: {
      /** @description The goal in one sentence. Options can change it: see `Match.goal`. */
      goal: string;
      /** @description A turn in three to five steps. */
      turn: components['schemas']['GuideStep'][];
      /** @description Tips, each for its moment. */
      tips: components['schemas']['GuideTip'][];
    };
    /** @description A set of rules that can be played, for example `tales-of-glory`. */
    GameName: {
      /** @description The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`. */
      id: string;
      /** @description Name of the game. */
      name: string;
    };
    /** @description Cards that the operator has added to a game, or that replace its own. */
    GamePack: {
      /** @description The pack's own id. */
      id: string;
      /** @description The id of the game that it changes. */
      of: string;
      /** @description SHA-256 of the pack, in hex. A changed pack makes another game. */
      hash: string;
    };
    /** @description Options that are known to make a good match in a known time. */
    GamePreset: {
      /** @description The preset's id, stable for ever, for example `talisman-hour`. */
      id: string;
      /** @description Name. */
      name: string;
      /** @description Description, in a sentence. */
      text: string;
      /** @description Options, as `createMatch` takes them. Options not listed have their defaults. */
      options: {
        [key: string]: unknown;
      };
      /** @description Number of seats it was measured with. */
      seats: number;
      /** @description Whether one plays at once or over days. */
      speed: components['schemas']['Speed'];
      /** @description The id of the time control that goes with it, one of `timeControls`. */
      timeControl: string;
      /**
       * Format: duration
       * @description Longest duration of a match from its start, with time to spare.
       */
      deadline: string;
      /** @description Standing orders that are suggested to anyone who plays it over days. None are laid down automatically. */
      orders: components['schemas']['StandingOrder'][];
      /** @description Measured length of matches of this preset; `null` if not measured. */
      figures: components['schemas']['PresetFigures'] | null;
    };
    /** @description Reads a game's sheet: all that never changes at one revision, in one language. Keep it, and read it again only for another revision. */
    GameSheet: {
      /** @description The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`. */
      id: string;
      /** @description Name of the game. */
      name: string;
      /** @description Which issue of its sheet this is: name, schemas, boards, things and texts, all that never changes of a game. `GET /v1/games/{gameId}/sheets/{revision}?locale=CS` gives it whole, to be kept for good. */
      revision: string;
      /** @description Number of seats a match may have. */
      seats: components['schemas']['SeatRange'];
      /** @description The levels of the bots that play it, for example `random` and `greedy`. */
      bots: string[];
      /** @description The same levels, in the same order, each with its strength. */
      botLevels: components['schemas']['BotLevel'][];
      /** @description The ends that standing orders may have (`StandingOrderInput.until`), for example `turn`. */
      orderEnds: string[];
      /** @description The pack of cards that makes this a game of its own; `null` if there is none. */
      pack: components['schemas']['GamePack'] | null;
      /** @description A JSON Schema of the match options. Every option has a default, so that `{}` is always legal. */
      optionsSchema: {
        [key: string]: unknown;
      };
      /** @description A JSON Schema of `Match.view`: what a table of this game looks like to a viewer. */
      viewSchema: {
        [key: string]: unknown;
      };
      /** @description A JSON Schema of `LogEntry`: `oneOf` has each `type`, with the fields of `data` that its cues point at. `x-cue` says what moves on the table when the entry is told, by `schema/table/x-cue.json`; a type with an empty list is silent. Always the same: ask once and keep it. */
      eventSchema: {
        [key: string]: unknown;
      };
      /** @description The boards that it is played on: places with place and size, looks, group and links. A list by `schema/table/boards.json`; empty where the game has no board. Always the same: ask once and keep it. */
      boards: components['schemas']['Board'][];
      /** @description Things of the game by kind and id, as printed on them in short: type, tags, marks, looks. An object by `schema/table/things.json`. Always the same: ask once and keep it. */
      things: components['schemas']['Things'];
      /** @description Subjects of standing orders: by the kind of a question the names of what it may be `about`, and with each the values there are, or `true` where they are many. A name that ends with `*` stands for all that begin so. Empty where the game takes no orders. Words stand in `texts` under `ask.<kind>`, `about.<name>`, `about.<name>.<value>` and `until.<end>`. */
      asks: {
        [key: string]: unknown;
      };
      /** @description Kinds of questions that begin a match for a seat, such as the choice of a character. An order for them makes no sense: offer none. */
      askedOnce: string[];
      /** @description Sets of options that are known to play well, the shortest first, each with how many play it, how fast and how long. Any other options may be chosen too. */
      presets: components['schemas']['GamePreset'][];
      /** @description The game in short, for people who choose one. */
      about: components['schemas']['GameAbout'];
      /** @description Help for people who do not know the rules; `null` if the game has none. */
      guide: components['schemas']['GameGuide'] | null;
      locale: components['schemas']['Locale'];
      texts: components['schemas']['GameTexts'];
    };
    /** @description A set of rules that can be played, for example `tales-of-glory`. */
    GameSummary: {
      /** @description The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`. */
      id: string;
      /** @description Name of the game. */
      name: string;
      /** @description Which issue of its sheet this is: name, schemas, boards, things and texts, all that never changes of a game. `GET /v1/games/{gameId}/sheets/{revision}?locale=CS` gives it whole, to be kept for good. */
      revision: string;
      /** @description Number of seats a match may have. */
      seats: components['schemas']['SeatRange'];
      /** @description The levels of the bots that play it, for example `random` and `greedy`. */
      bots: string[];
      /** @description The same levels, in the same order, each with its strength. */
      botLevels: components['schemas']['BotLevel'][];
      /** @description The ends that standing orders may have (`StandingOrderInput.until`), for example `turn`. */
      orderEnds: string[];
      /** @description The pack of cards that makes this a game of its own; `null` if there is none. */
      pack: components['schemas']['GamePack'] | null;
    };
    /** @description Texts by key, such as `card:sword` and `card:sword.text`, in your language. */
    GameTexts: {
      [key: string]: string;
    };
    /** @description Every game that can be played here. */
    Games: {
      /** @description Items, in order. */
      items: components['schemas']['GameSummary'][];
    };
    /**
     * @description A role that its owner gives. `ORGANIZER`: Sets it up, draws and publishes rounds. `ARBITER`: Draws and publishes rounds, and settles what goes wrong. `STAFF`: Helps with registration and check-in. The one role of a bot account. `APPEALS`: Decides appeals, and nothing else.
     * @enum {string}
     */
    GivenRole: 'ORGANIZER' | 'ARBITER' | 'STAFF' | 'APPEALS';
    /**
     * @description An icon, by its name in the set of game-icons.net.
     * @enum {string}
     */
    Glyph:
      | 'ancient-ruins'
      | 'angel-wings'
      | 'backpack'
      | 'bank'
      | 'beer-stein'
      | 'biceps'
      | 'black-knight-helm'
      | 'book-storm'
      | 'brain'
      | 'breastplate'
      | 'broadsword'
      | 'card-draw'
      | 'castle'
      | 'cave-entrance'
      | 'chess-pawn'
      | 'church'
      | 'clover'
      | 'coins'
      | 'crossed-swords'
      | 'crown'
      | 'crystal-ball'
      | 'desert'
      | 'dice-target'
      | 'dragon-head'
      | 'evil-tower'
      | 'fairy-wand'
      | 'field'
      | 'forest'
      | 'gate'
      | 'ghost'
      | 'greek-temple'
      | 'hearts'
      | 'hidden'
      | 'high-grass'
      | 'hills'
      | 'horned-skull'
      | 'hospital-cross'
      | 'house'
      | 'key'
      | 'laurel-crown'
      | 'lightning-storm'
      | 'magic-portal'
      | 'magic-swirl'
      | 'meeple'
      | 'mining'
      | 'modern-city'
      | 'monster-grasp'
      | 'mountains'
      | 'oasis'
      | 'open-chest'
      | 'person'
      | 'pine-tree'
      | 'potion-ball'
      | 'road'
      | 'rune-stone'
      | 'scales'
      | 'scroll-quill'
      | 'shield'
      | 'shop'
      | 'snitch-quidditch-ball'
      | 'spell-book'
      | 'spiky-pit'
      | 'star-medal'
      | 'street-light'
      | 'subway-train'
      | 'tavern-sign'
      | 'token'
      | 'tombstone'
      | 'treasure-map'
      | 'trophy'
      | 'two-coins'
      | 'valley'
      | 'vampire-dracula'
      | 'village'
      | 'volcano'
      | 'watchtower'
      | 'waves'
      | 'werewolf'
      | 'wheat'
      | 'wolf-head'
      | '3d-glasses'
      | 'all-seeing-eye'
      | 'ample-dress'
      | 'apothecary'
      | 'aspergillum'
      | 'bad-gnome'
      | 'bandit'
      | 'barbarian'
      | 'bear-head'
      | 'beast-eye'
      | 'bindle'
      | 'boar'
      | 'book-pile'
      | 'brute'
      | 'bubbling-flask'
      | 'bully-minion'
      | 'butterfly'
      | 'caduceus'
      | 'cauldron'
      | 'centaur'
      | 'chameleon-glyph'
      | 'chess-knight'
      | 'cloak-dagger'
      | 'compass'
      | 'cowled'
      | 'crossed-axes'
      | 'crowned-skull'
      | 'cupcake'
      | 'curling-vines'
      | 'daemon-skull'
      | 'direction-signs'
      | 'direwolf'
      | 'donkey'
      | 'double-face-mask'
      | 'dragon-breath'
      | 'dream-catcher'
      | 'drink-me'
      | 'dwarf-face'
      | 'elf-ear'
      | 'evil-bat'
      | 'executioner-hood'
      | 'extra-lucid'
      | 'eyepatch'
      | 'fairy'
      | 'farmer'
      | 'fedora'
      | 'fist'
      | 'flame-spin'
      | 'floating-ghost'
      | 'flower-pot'
      | 'flying-beetle'
      | 'gargoyle'
      | 'ghost-ally'
      | 'giant'
      | 'goblin'
      | 'goblin-head'
      | 'golem-head'
      | 'gooey-daemon'
      | 'gorilla'
      | 'grasping-claws'
      | 'great-pyramid'
      | 'griffin-symbol'
      | 'grim-reaper'
      | 'guards'
      | 'haunting'
      | 'herbs-bundle'
      | 'hooded-assassin'
      | 'hound'
      | 'hydra'
      | 'hyena-head'
      | 'ifrit'
      | 'imp-laugh'
      | 'jester-hat'
      | 'knight-banner'
      | 'kraken-tentacle'
      | 'lantern-flame'
      | 'lion'
      | 'lockpicks'
      | 'lunar-wand'
      | 'lyre'
      | 'magic-palm'
      | 'magnifying-glass'
      | 'mole'
      | 'monk-face'
      | 'mounted-knight'
      | 'mummy-head'
      | 'nurse-female'
      | 'octopus'
      | 'ogre'
      | 'old-lantern'
      | 'orc-head'
      | 'overlord-helm'
      | 'owl'
      | 'paw-print'
      | 'pegasus'
      | 'pikeman'
      | 'plug'
      | 'pointy-hat'
      | 'police-badge'
      | 'quill'
      | 'quill-ink'
      | 'raise-skeleton'
      | 'raise-zombie'
      | 'robber'
      | 'robber-mask'
      | 'robe'
      | 'rock-golem'
      | 'saber-toothed-cat-head'
      | 'sasquatch'
      | 'scarab-beetle'
      | 'scorpion'
      | 'screaming'
      | 'sergeant'
      | 'shadow-follower'
      | 'shadow-grasp'
      | 'shambling-zombie'
      | 'sitting-dog'
      | 'snake'
      | 'snake-spiral'
      | 'snake-tongue'
      | 'socks'
      | 'spectre'
      | 'spider-alt'
      | 'spiked-dragon-head'
      | 'spoted-flower'
      | 'spy'
      | 'swordman'
      | 'swords-emblem'
      | 'teacher'
      | 'teapot-leaves'
      | 'templar-shield'
      | 'tiara'
      | 'ticket'
      | 'totem-mask'
      | 'tree-face'
      | 'triton-head'
      | 'troglodyte'
      | 'troll'
      | 'trumpet-flag'
      | 'two-shadows'
      | 'unicorn'
      | 'viking-head'
      | 'viking-helmet'
      | 'warlock-hood'
      | 'warlord-helmet'
      | 'whip'
      | 'witch-face'
      | 'witch-flight'
      | 'wizard-face'
      | 'wizard-staff'
      | 'wolf-howl'
      | 'woman-elf-face'
      | 'wyvern'
      | 'yarn'
      | 'ball-glow'
      | 'barbed-spear'
      | 'battle-axe'
      | 'belt'
      | 'bestial-fangs'
      | 'bolt-spell-cast'
      | 'bottled-shadow'
      | 'chest-armor'
      | 'cloak'
      | 'coins-pile'
      | 'corked-tube'
      | 'crescent-staff'
      | 'crystal-wand'
      | 'diamond-hilt'
      | 'emerald-necklace'
      | 'feather'
      | 'footsteps'
      | 'gem-pendant'
      | 'gladius'
      | 'gold-stack'
      | 'gothic-cross'
      | 'hand-bag'
      | 'health-potion'
      | 'holy-grail'
      | 'hourglass'
      | 'imperial-crown'
      | 'jewel-crown'
      | 'knapsack'
      | 'leather-boot'
      | 'lighter'
      | 'locked-chest'
      | 'magic-broom'
      | 'pentacle'
      | 'queen-crown'
      | 'raft'
      | 'ring'
      | 'round-potion'
      | 'rune-sword'
      | 'rusty-sword'
      | 'scale-mail'
      | 'secret-book'
      | 'shiny-purse'
      | 'skull-ring'
      | 'smoke-bomb'
      | 'spinning-top'
      | 'standing-potion'
      | 'swap-bag'
      | 'sword-array'
      | 'visored-helm'
      | 'wallet'
      | 'waterskin'
      | 'winged-scepter'
      | 'wood-stick'
      | 'angel-outfit'
      | 'badger'
      | 'bandage-roll'
      | 'book-aura'
      | 'brain-leak'
      | 'breaking-chain'
      | 'bright-explosion'
      | 'cancel'
      | 'cavalry'
      | 'chess-queen'
      | 'crossroad'
      | 'dark-squad'
      | 'devil-mask'
      | 'diablo-skull'
      | 'disintegrate'
      | 'divided-spiral'
      | 'dragon-spiral'
      | 'drop-weapon'
      | 'energy-shield'
      | 'evil-moon'
      | 'fizzing-flask'
      | 'frozen-body'
      | 'gems'
      | 'gold-bar'
      | 'halt'
      | 'healing'
      | 'heart-shield'
      | 'heavy-rain'
      | 'horizon-road'
      | 'imp'
      | 'internal-injury'
      | 'invisible'
      | 'knocked-out-stars'
      | 'magic-shield'
      | 'magnet'
      | 'manacles'
      | 'mermaid'
      | 'misdirection'
      | 'moon'
      | 'newspaper'
      | 'padlock-open'
      | 'perspective-dice-six-faces-random'
      | 'plague-doctor-profile'
      | 'podium-winner'
      | 'psychic-waves'
      | 'puppet'
      | 'revolt'
      | 'round-table'
      | 'sands-of-time'
      | 'scroll-unfurled'
      | 'shatter'
      | 'shining-sword'
      | 'siege-ram'
      | 'snatch'
      | 'snowing'
      | 'stag-head'
      | 'sunbeams'
      | 'telepathy'
      | 'teleport'
      | 'tentacles-skull'
      | 'third-eye'
      | 'three-friends'
      | 'three-keys'
      | 'throne-king'
      | 'thunder-skull'
      | 'tower-fall'
      | 'trade'
      | 'trophy-cup'
      | 'voodoo-doll'
      | 'vortex'
      | 'wanted-reward'
      | 'wax-seal'
      | 'whirlwind'
      | 'wildfires'
      | 'wolf-trap'
      | 'wrapped-sweet'
      | 'basket'
      | 'bird-cage'
      | 'bookshelf'
      | 'bus'
      | 'coffin'
      | 'crystal-shrine'
      | 'dolmen'
      | 'echo-ripples'
      | 'family-house'
      | 'floating-platforms'
      | 'guarded-tower'
      | 'harbor-dock'
      | 'heart-drop'
      | 'huts-village'
      | 'magic-gate'
      | 'maze'
      | 'medieval-pavilion'
      | 'mirror-mirror'
      | 'mountain-cave'
      | 'one-eyed'
      | 'secret-door'
      | 'shinto-shrine'
      | 'smoking-volcano'
      | 'splashy-stream'
      | 'swamp'
      | 'target-dummy'
      | 'water-fountain';
    /** @description A step of a turn. */
    GuideStep: {
      /** @description The step's id, stable for ever. */
      id: string;
      /** @description The step in a word or two. */
      title: string;
      /** @description The step in a sentence. */
      text: string;
      /** @description Its glyph, by its name in the set of game-icons.net. */
      glyph: components['schemas']['Glyph'];
    };
    /** @description A tip for its moment. */
    GuideTip: {
      /** @description The tip's id, stable for ever: to remember which ones a player has dismissed. */
      id: string;
      /** @description When to show it: `kind` is a kind of question, `about` facts that the question's `about` must contain, and `once` means never again after the first time. */
      when: components['schemas']['TipWhen'];
      /** @description The tip in a sentence or two. */
      text: string;
      /** @description The things it is about, as `kind:id`. */
      refs: string[];
    };
    /** @description Whether time is up for anyone. */
    HoldExpiryInput: {
      /** @description `true`: no question is answered by the clock until you send `false`. */
      hold: boolean;
      /** @description Why, up to 256 characters; needed to hold. */
      reason?: string;
    };
    /** @description An open private match, as anyone who has its code sees it. */
    Invitation: {
      /** @description The match; give it to `joinMatch`, with the code. */
      matchId: string;
      /** @description The game that is to be played. */
      game: components['schemas']['GameName'];
      /** @description The title that its host has given it, as plain text; `null` if none. */
      title: string | null;
      /** @description The language that its people are to talk; `null` if its host has not said. */
      language: components['schemas']['Locale'] | null;
      /** @description Account that invites. */
      host: components['schemas']['Person'];
      /** @description All seats, in the order they sit around the table; some may be free. */
      seats: components['schemas']['SeatInfo'][];
      /** @description The options with which it will be played, by the game's `optionsSchema`. */
      options: {
        [key: string]: unknown;
      };
      /** @description Time control; `null` for no limit. */
      timeControl: components['schemas']['TimeControl'] | null;
    };
    /**
     * @description Status of an invitation. `PENDING`: Open: the invited player can accept it. `ACCEPTED`: All its seats are taken. `DECLINED`: Declined by the invited player. `REVOKED`: Withdrawn by the host. `EXPIRED`: Expired: its time is over, or the match has left the lobby.
     * @enum {string}
     */
    InvitationStatus: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'REVOKED' | 'EXPIRED';
    /** @description An account or an invitation link for a match. The link seats any player who has its code. */
    InviteInput: {
      /** @description The account; leave it out for a link. */
      accountId?: string;
      /** @description Number of people a link seats, from 1 to 20. */
      uses?: number;
      /** @description A free seat to keep for them; any unless given. */
      seat?: string;
      /**
       * Format: date-time
       * @description Until when it holds: 14 days from now at the latest, and unless given.
       */
      expiresAt?: string;
    };
    /** @description A seat to take. */
    JoinMatchInput: {
      /** @description The seat; the first free one if you name none. */
      seat?: string;
      /** @description The code of a private match, in upper or lower case. */
      invitation?: string;
      /** @description Must be `true` where the match's `timeControl` is no preset: read it first. */
      acceptTimeControl?: boolean;
      /** @description Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's `commitment` before you send it, and send the same again in a retry. See `Fairness`. */
      entropy?: string;
    };
    /** @description A queue to wait in. */
    JoinQueueInput: {
      /** @description The game. */
      gameId: string;
      /** @description The time control, by the id of a preset: see `timeControls`. */
      timeControl: string;
      /** @description The sizes of tables that will do; all that the game can be played by unless given. */
      seats?: number[];
      /** @description The languages that will do; any unless given. */
      languages?: components['schemas']['Locale'][];
      /**
       * Format: duration
       * @description Maximum wait, from PT1M to P14D; by default PT30M for real-time matches, else P14D.
       */
      maxWait?: string;
    };
    /** @description The whole record of a match that is over, as the file that `npm run verify` and `npm run replay` read. */
    Journal: {
      /**
       * @description The form of this file.
       * @constant
       */
      format: 'questhall-journal/1';
      /** @description Commit of the release that exported it; absent if unknown. */
      commit?: string;
      /** @description The match. */
      match: string;
      /** @description The game. */
      game: string;
      /** @description The options it was played with. */
      options: unknown;
      /** @description The seats, in the order they sit around the table. */
      seats: string[];
      /** @description The entropy that was added. */
      entropy: string[];
      /** @description The round of a public beacon that took the place of entropy. */
      beacon?: unknown;
      /** @description SHA-256 of the secret, and of the round of a beacon, in hex. */
      commitment: string;
      /** @description The secret, in hex. */
      secret?: string;
      /** @description The levels of the bots at the table, by their seats. */
      bots?: {
        [key: string]: string;
      };
      /**
       * @description Whether it was played to its end, or nobody was left to play it.
       * @enum {string}
       */
      ended?: 'finished' | 'abandoned';
      /** @description The ranking that its end has recorded, best first, where its rules have ended it. */
      ranking?: unknown[];
      /** @description All actions, in order, each with all that it recorded. */
      commits: {
        /** @description The version. */
        version: number;
        /**
         * Format: date-time
         * @description When it was stored. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
         */
        at: string;
        /** @description What was recorded, in order. */
        entries: unknown[];
      }[];
      /** @description Where a fork goes on from; absent for other matches. */
      fork?: {
        /** @description The whole record of the match that it goes on from. */
        of: {
          /**
           * @description The form of this file.
           * @constant
           */
          format: 'questhall-journal/1';
          /** @description Commit of the release that exported it; absent if unknown. */
          commit?: string;
          /** @description The match. */
          match: string;
          /** @description The game. */
          game: string;
          /** @description The options it was played with. */
          options: unknown;
          /** @description The seats, in the order they sit around the table. */
          seats: string[];
          /** @description The entropy that was added. */
          entropy: string[];
          /** @description The round of a public beacon that took the place of entropy. */
          beacon?: unknown;
          /** @description SHA-256 of the secret, and of the round of a beacon, in hex. */
          commitment: string;
          /** @description The secret, in hex. */
          secret?: string;
          /** @description The levels of the bots at the table, by their seats. */
          bots?: {
            [key: string]: string;
          };
          /**
           * @description Whether it was played to its end, or nobody was left to play it.
           * @enum {string}
           */
          ended?: 'finished' | 'abandoned';
          /** @description The ranking that its end has recorded, best first, where its rules have ended it. */
          ranking?: unknown[];
          /** @description All actions, in order, each with all that it recorded. */
          commits: {
            /** @description The version. */
            version: number;
            /**
             * Format: date-time
             * @description When it was stored. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
             */
            at: string;
            /** @description What was recorded, in order. */
            entries: unknown[];
          }[];
        };
        /** @description The version of it. */
        version: number;
        /**
         * @description Whose dice are rolled: those of that match, or its own.
         * @enum {string}
         */
        chance: 'SAME' | 'FRESH';
      };
    };
    /** @description One entry of a match's record, as this viewer may see it. */
    JournalEntry: {
      /** @description The version that recorded it. */
      version: number;
      /**
       * Format: date-time
       * @description Time when it was recorded.
       */
      at: string;
      /** @description Kind of the entry: `Answered`, `Told`, `Rolled`, `Asked` and so on. */
      type: string;
      /** @description The entry itself, without what you may not know. */
      data: unknown;
    };
    /** @description Entries of a journal, the oldest first. */
    JournalPage: {
      /** @description Entries of the page. A version is never split. */
      items: components['schemas']['JournalEntry'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Version of the last entry: `after` of the next page. */
      endCursor: number | null;
    };
    /** @description A guest to keep. */
    KeepGuestInput: {
      /** @description The access token of the guest. */
      token: string;
    };
    /** @description A guest whose matches were handed over. */
    KeptGuest: {
      /** @description The ID of the guest, which no longer exists. */
      id: string;
      /** @description Number of matches it took part in. */
      matches: number;
    };
    /** @description Account of a player, known by the subject of their token; or a bot account. */
    KnownPerson: {
      /** @description The account's id: the subject of its tokens. */
      id: string;
      /** @description Name shown to others. */
      name: string;
      /** @description Whether a program plays under this account. (The bots of a game hold seats without one.) */
      bot: boolean;
      /** @description Whether it is a guest: an account without a sign-in. */
      guest: boolean;
      /** @description Reliability; `null` for a former player. */
      reliability: components['schemas']['Reliability'] | null;
      /** @description Ratings of the account, one for each game and pool in which it played a rated match; none for a former player. */
      ratings: components['schemas']['Rating'][];
    };
    /** @description An account, and the rating by which it stands where it does. */
    LeaderboardEntry: {
      /** @description The account. */
      account: components['schemas']['Person'];
      /** @description The rating of the account. */
      rating: components['schemas']['Rating'];
    };
    /** @description Leaderboard of a game, the highest `figure` first: accounts with ten rated matches or more. Example: `leaderboard(gameId: "talisman", pool: ASYNC)`. */
    LeaderboardPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['LeaderboardEntry'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description Regulations of the divisions of a league between seasons. */
    LeagueRegulations: {
      /** @description Number of players a division has: 8 to 16. */
      size: number;
      /** @description Number of accounts promoted from each division. */
      up: number;
      /** @description Number of accounts relegated from each division. */
      down: number;
    };
    /** @description Regulations of the divisions of a league between seasons. */
    LeagueRegulationsInput: {
      /** @description Number of players a division has: 8 to 16. */
      size?: number;
      /** @description Number of accounts promoted from each division: 0 to 4. */
      up?: number;
      /** @description Number of accounts relegated from each division: 0 to 4. */
      down?: number;
    };
    /** @description Someone who left their seat. */
    Leaver: {
      /** @description The seat. */
      seat: string;
      /** @description Account that held it. */
      account: components['schemas']['Person'];
    };
    /** @description That someone wants to play, as you asked to be told by a table alert. */
    LobbyWebhook: {
      /**
       * @description What it tells of.
       * @enum {string}
       */
      type: 'lobby.table.opened' | 'lobby.queue.joined';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: {
        /** @description The game. */
        gameId: string;
        /** @description The open table, where it tells of one. */
        matchId?: string;
        /** @description The address at which to look, if the operator has said where. */
        url?: string;
      };
    };
    /**
     * @description A language that every text exists in. Where a field takes a `locale` and you give none, your account's `locale` decides, else the `Accept-Language` header (over WebSocket the `acceptLanguage` of `connection_init`), and English where none of these names one. `EN`: English. `CS`: Czech. `KO`: Korean.
     * @enum {string}
     */
    Locale: 'EN' | 'CS' | 'KO';
    /** @description One line of what has happened, as this viewer may read it. */
    LogEntry: {
      /** @description The version that it belongs to. */
      version: number;
      /**
       * Format: date-time
       * @description Time when it happened.
       */
      at: string;
      /** @description The seat that did it, if a seat did. */
      seat: string | null;
      /** @description The line in words. */
      text: string;
      /** @description The same, cut where it names something: the texts of the parts, one after another, are `text`. */
      parts: components['schemas']['TextPart'][];
      /** @description Kind of the fact, for example `TileTaken`. */
      type: string;
      /** @description The fact itself, without what you may not know. */
      data: unknown;
      /** @description The id of the rule clause that it follows, if there is one. */
      rule: string | null;
      /** @description The dice that it tells of, as they lie. */
      dice: components['schemas']['Die'][];
      /** @description Turn or round that begins with it; `null` if none does. */
      begins: components['schemas']['Beginning'] | null;
    };
    /** @description Lines of a log, the oldest first. */
    LogPage: {
      /** @description Lines of the page. A version is never split. */
      items: components['schemas']['LogEntry'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Version of the last line: `after` of the next page. */
      endCursor: number | null;
      /** @description Whether there may be earlier lines. */
      hasPreviousPage: boolean;
      /** @description Version of the first line: `before` of the page before. */
      startCursor: number | null;
    };
    /** @description Something printed on a thing: so many of what, and where it stands. */
    Mark: {
      /**
       * @description Where: what the thing costs, gives or is worth, a side of it, or a chest on it.
       * @enum {string}
       */
      at: 'cost' | 'gain' | 'value' | 'n' | 'e' | 's' | 'w' | 'chest';
      /** @description Of what. */
      of: string;
      /** @description How many, where that is a number. */
      n?: number;
    };
    /** @description Version up to which you have seen a match. */
    MarkSeenInput: {
      /**
       * Format: int32
       * @description Version that you have seen. A later one that you marked before stays.
       */
      version: number;
    };
    /** @description One play of a game, as this viewer may see it. */
    Match: {
      /** @description The match's id; treat it as opaque. */
      id: string;
      /** @description The game that is played. */
      game: components['schemas']['GameName'];
      /** @description Number of times the match has changed since it was created: 0 at first. */
      version: number;
      /** @description The status of the match. */
      status: components['schemas']['MatchStatus'];
      /** @description Visibility: the accounts that can find and watch it. */
      visibility: components['schemas']['Visibility'];
      /** @description Whether people and bots play it, or its owner looks at what might have been. */
      kind: components['schemas']['MatchKind'];
      /** @description Origin, if it is a fork. */
      forkOf: components['schemas']['ForkOrigin'] | null;
      /** @description The title that its host has given it, as plain text; `null` if none. */
      title: string | null;
      /** @description The language that its people are to talk; `null` if its host has not said. */
      language: components['schemas']['Locale'] | null;
      /** @description Whether it starts automatically as soon as its last seat is taken. */
      startWhenFull: boolean;
      /** @description Number of turns by which spectators are behind. Until the match ends, every field shows them the match before these last turns; organizers and admins see the present. */
      spectatorDelay: number;
      /** @description Whether it counts for ratings. What queues find does. */
      rated: boolean;
      /** @description Whether time was called, in a match of a tournament: the round of the table under way is the last, and is played out by a shorter `timeControl`. */
      lastRound: boolean;
      /** @description Requirements of players; `null` for none. */
      requirements: components['schemas']['Requirements'] | null;
      /** @description The tournament that it is played in; `null` for none, and for one that you may not find. */
      tournament: {
        /** @description The tournament's id; treat it as opaque. */
        id: string;
      } | null;
      /** @description The pod of that tournament that it is played for. */
      pod: {
        /** @description The round, from 1 over all stages. */
        round: number;
        /** @description 1, 2, … within its round; 1 is the top table. */
        number: number;
      } | null;
      /** @description Account that created it; of a tournament's match its owner, in name only. */
      host: components['schemas']['Person'];
      /**
       * Format: date-time
       * @description Time when it was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
      /** @description All seats, in the order they sit around the table. */
      seats: components['schemas']['SeatInfo'][];
      /** @description The seat you hold; `null` if you only watch. */
      seat: string | null;
      /** @description Time control; `null` for no limit. */
      timeControl: components['schemas']['TimeControl'] | null;
      /** @description Rules for players who are late; `null` without a time control. */
      absence: components['schemas']['Absence'] | null;
      /** @description The seats that the match waits for. */
      waitingOn: string[];
      /** @description Result; `null` before the end. */
      result: components['schemas']['MatchResult'] | null;
      /**
       * Format: date-time
       * @description The time at which the clock answers for you: of your earliest open question; `null` without one.
       */
      deadline: string | null;
      /** @description Your most urgent open question, in few words; `null` if none waits for you. */
      asking: string | null;
      /** @description One line of the log that tells what has happened since you last looked (see `markSeen`): about your seat if there is one, from the latest 20 versions. `null` for nothing new, and without a seat. */
      news?: string | null;
      /** @description Figures and tiles as you may see them: what a miniature of the table shows. */
      snapshot?: components['schemas']['MatchSnapshot'];
      /** @description Mutations that you can use on it now. They would not be refused for your role or its status. */
      can: components['schemas']['MatchAction'][];
      /** @description The code that lets others join a private match. Only its host sees it. */
      invitation: string | null;
      /** @description Invitations, the newest last. The host sees all open ones and the latest 20 of the rest; invited accounts see their own. */
      invitations: components['schemas']['MatchInvitation'][];
      /** @description The options with which it is played, by the game's `optionsSchema`. */
      options: {
        [key: string]: unknown;
      };
      /** @description The goal of the match with its options, in one sentence; `null` if the game has no guide. */
      goal: string | null;
      /** @description The table as you may see it, by the game's `viewSchema`. What you may not know is not in it. Before the start it is `{}`. */
      view: unknown;
      /** @description The questions that you must answer now, each with every legal option. */
      questions: components['schemas']['Question'][];
      /** @description The time of every seat that an account holds; none before the start, or without a time control. */
      clocks: components['schemas']['Clock'][];
      /** @description Your standing orders; no one else sees them. */
      orders: components['schemas']['StandingOrder'][];
      /** @description The rematch that a player has asked for; `null` for none, and if you can't find it. */
      rematch: {
        /** @description The match's id; treat it as opaque. */
        id: string;
      } | null;
      /** @description Chat mode. */
      chat: components['schemas']['ChatMode'];
      /** @description Proposals to the table: all open ones, and the latest 20 of the rest; the newest last. */
      proposals: components['schemas']['Proposal'][];
      /** @description Proof that the dice are fair. */
      fairness: components['schemas']['Fairness'];
    };
    /**
     * @description Something that can be done to a match, called as the mutation that does it. `JOIN_MATCH`: Take a free seat; with its invitation a private match may be joined where this does not say so. `LEAVE_MATCH`: Give the seat up before the start. `INVITE`: Invite someone, as its host: `invite`. `ANSWER_INVITATION`: Accept or decline an invitation: `answerInvitation`. `REVOKE_INVITATION`: Take an invitation back, as its host: `revokeInvitation`. `ADD_BOT`: Let a bot take a free seat. `REMOVE_FROM_SEAT`: Free a seat that someone else or a bot holds. `START_MATCH`: Start the match. `ANSWER`: Answer a question, as `questions` has them. `SET_STANDING_ORDERS`: Lay down orders for your seat. `RETURN_TO_SEAT`: Come back to your seat. `CLAIM_SEAT`: Take a seat that is offered. `RESIGN`: Resign. `REMATCH`: Ask for a rematch, or accept one, by `rematch`. `FORK_MATCH`: Analyze the match: continue from an earlier step by `forkMatch`. `PAUSE_MATCH`: Pause the match. `RESUME_MATCH`: Resume the match. `REWIND_MATCH`: Rewind the match to an earlier version. `CLOSE_PROCEDURE`: End the rule under way. `PROPOSE`: Propose something to its table. `VOTE`: Vote on a proposal. `UNDO`: Take back your last answer. `MARK_SEEN`: Note the version that you have seen.
     * @enum {string}
     */
    MatchAction:
      | 'JOIN_MATCH'
      | 'LEAVE_MATCH'
      | 'INVITE'
      | 'ANSWER_INVITATION'
      | 'REVOKE_INVITATION'
      | 'ADD_BOT'
      | 'REMOVE_FROM_SEAT'
      | 'START_MATCH'
      | 'ANSWER'
      | 'SET_STANDING_ORDERS'
      | 'RETURN_TO_SEAT'
      | 'CLAIM_SEAT'
      | 'RESIGN'
      | 'REMATCH'
      | 'FORK_MATCH'
      | 'PAUSE_MATCH'
      | 'RESUME_MATCH'
      | 'REWIND_MATCH'
      | 'CLOSE_PROCEDURE'
      | 'PROPOSE'
      | 'VOTE'
      | 'UNDO'
      | 'MARK_SEEN';
    /** @description An invitation to a match: of an account, or by a link for anyone who has its code. */
    MatchInvitation: {
      /** @description Its id. */
      id: string;
      /** @description Account that invites. */
      by: components['schemas']['Person'];
      /** @description Account that is invited; `null` for a link. */
      account: components['schemas']['Person'] | null;
      /** @description The code of a link, for `joinMatch`: anyone who has it may sit down. `null` for an account. */
      code: string | null;
      /** @description Number of people it seats. */
      uses: number;
      /** @description Number of players who took a seat by it. */
      used: number;
      /** @description The seat that is kept for them; `null` for any. */
      seat: string | null;
      /**
       * Format: date-time
       * @description Time when it was made.
       */
      at: string;
      /**
       * Format: date-time
       * @description Until when it holds. It ends before, when the match leaves the lobby.
       */
      expiresAt: string;
      /** @description Status. */
      status: components['schemas']['InvitationStatus'];
    };
    /**
     * @description Kind of the match. `MATCH`: People and bots play it. `ANALYSIS`: Its owner answers for every seat, and sees all of it. It counts for nothing, and no one else can find it.
     * @enum {string}
     */
    MatchKind: 'MATCH' | 'ANALYSIS';
    /**
     * @description The lists of matches there are. `MINE`: Matches in which you hold a seat. Needs a token. `OPEN`: Public matches that players can still join. `RUNNING`: Public matches in play. `FINISHED`: Public matches that are over.
     * @enum {string}
     */
    MatchList: 'MINE' | 'OPEN' | 'RUNNING' | 'FINISHED';
    /** @description Where to look: never a question, an option or a card. */
    MatchNotice: {
      /** @description The match. */
      matchId: string;
      /** @description Its game. */
      gameId: string;
      /** @description The version of the match that it is about. */
      version: number;
      /** @description The seat that it is about. */
      seat?: string;
      /** @description The turn of the table, where the game has turns. */
      turn?: number;
      /** @description How many questions wait for you. */
      count?: number;
      /**
       * Format: date-time
       * @description When the time for it is up. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      deadline?: string;
      /** @description Of a reminder: how much of the time of the seat has passed, 50 or 90. */
      percent?: number;
      /** @description The address at which to look, if the operator has said where. */
      url?: string;
    };
    /** @description Lists matches, the latest first: those that are open to join, unless `list` says otherwise. Cards of a list need `news` or `snapshot` only if they show them. */
    MatchPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['MatchSummary'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description Result of a match. */
    MatchResult: {
      /** @description Every seat's place, the best first. Seats that share a place share its number. */
      ranking: components['schemas']['Standing'][];
      /** @description Reason for the end: `finished`; `abandoned` or `deserted` if no one was left to play; `agreed` or `annulled` by its table; `deadline`, `adjudicated` or `void` by its tournament. */
      reason: string;
      /** @description The reason in a sentence: the game's own if it was played to its end, else that of `reason`. */
      reasonText: string;
      /** @description Accounts that left during play, in order: they resigned, or were absent and did not come back. */
      leavers: components['schemas']['Leaver'][];
    };
    /** @description The parts of a table that a miniature shows. */
    MatchSnapshot: {
      /** @description The figures, each at its place; none before the start. */
      pieces: {
        /** @description The figure, as `kind:id`, by `Game.things`. */
        thing: string;
        /** @description Its place, as `kind:id`: a space of `Game.boards`. */
        place: string;
        /** @description The seat that it belongs to; `null` for none. */
        seat: string | null;
      }[];
      /** @description The tiles that are laid edge to edge, by the player they belong to. */
      lattices: {
        /** @description The seat that they belong to; `null` for none. */
        seat: string | null;
        /** @description The tiles. */
        laid: {
          /** @description The tile, as `kind:id`. */
          thing: string;
          /** @description Its column; to the right is more. */
          x: number;
          /** @description Its row. */
          y: number;
          /** @description Its family of colour, as in `Game.things`; `null` without one. */
          tone: string | null;
        }[];
      }[];
      /** @description The round of the table; `null` before the start, and if the game doesn't count rounds. */
      round: number | null;
      /** @description The score of each player so far; empty before the start, and if the game shows no score during play. */
      scores: {
        /** @description The seat. */
        seat: string;
        /** @description The score. */
        n: number;
      }[];
    };
    /**
     * @description The status of a match. `OPEN`: Before the start: players can take and give up seats. `RUNNING`: In play. `FINISHED`: Over: ended by the rules of the game. `ABANDONED`: Over: ended early, or never started. `PAUSED`: Paused: no one can answer for now.
     * @enum {string}
     */
    MatchStatus: 'OPEN' | 'RUNNING' | 'FINISHED' | 'ABANDONED' | 'PAUSED';
    /** @description One play of a game, as this viewer may see it. */
    MatchSummary: {
      /** @description The match's id; treat it as opaque. */
      id: string;
      /** @description The game that is played. */
      game: components['schemas']['GameName'];
      /** @description Number of times the match has changed since it was created: 0 at first. */
      version: number;
      /** @description The status of the match. */
      status: components['schemas']['MatchStatus'];
      /** @description Visibility: the accounts that can find and watch it. */
      visibility: components['schemas']['Visibility'];
      /** @description Whether people and bots play it, or its owner looks at what might have been. */
      kind: components['schemas']['MatchKind'];
      /** @description Origin, if it is a fork. */
      forkOf: components['schemas']['ForkOrigin'] | null;
      /** @description The title that its host has given it, as plain text; `null` if none. */
      title: string | null;
      /** @description The language that its people are to talk; `null` if its host has not said. */
      language: components['schemas']['Locale'] | null;
      /** @description Whether it starts automatically as soon as its last seat is taken. */
      startWhenFull: boolean;
      /** @description Number of turns by which spectators are behind. Until the match ends, every field shows them the match before these last turns; organizers and admins see the present. */
      spectatorDelay: number;
      /** @description Whether it counts for ratings. What queues find does. */
      rated: boolean;
      /** @description Whether time was called, in a match of a tournament: the round of the table under way is the last, and is played out by a shorter `timeControl`. */
      lastRound: boolean;
      /** @description Requirements of players; `null` for none. */
      requirements: components['schemas']['Requirements'] | null;
      /** @description The tournament that it is played in; `null` for none, and for one that you may not find. */
      tournament: {
        /** @description The tournament's id; treat it as opaque. */
        id: string;
      } | null;
      /** @description The pod of that tournament that it is played for. */
      pod: {
        /** @description The round, from 1 over all stages. */
        round: number;
        /** @description 1, 2, … within its round; 1 is the top table. */
        number: number;
      } | null;
      /** @description Account that created it; of a tournament's match its owner, in name only. */
      host: components['schemas']['Person'];
      /**
       * Format: date-time
       * @description Time when it was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
      /** @description All seats, in the order they sit around the table. */
      seats: components['schemas']['SeatInfo'][];
      /** @description The seat you hold; `null` if you only watch. */
      seat: string | null;
      /** @description Time control; `null` for no limit. */
      timeControl: components['schemas']['TimeControl'] | null;
      /** @description Rules for players who are late; `null` without a time control. */
      absence: components['schemas']['Absence'] | null;
      /** @description The seats that the match waits for. */
      waitingOn: string[];
      /** @description Result; `null` before the end. */
      result: components['schemas']['MatchResult'] | null;
      /**
       * Format: date-time
       * @description The time at which the clock answers for you: of your earliest open question; `null` without one.
       */
      deadline: string | null;
      /** @description Your most urgent open question, in few words; `null` if none waits for you. */
      asking: string | null;
      /** @description One line of the log that tells what has happened since you last looked (see `markSeen`): about your seat if there is one, from the latest 20 versions. `null` for nothing new, and without a seat. */
      news?: string | null;
      /** @description Figures and tiles as you may see them: what a miniature of the table shows. */
      snapshot?: components['schemas']['MatchSnapshot'];
    };
    /** @description Changes of one version of a match for this viewer. Keep the view: take `snapshot` where there is one, else apply `patch` to the view you have at version `from`. */
    MatchUpdate: {
      /** @description The version that the match has now. */
      version: number;
      /**
       * Format: date-time
       * @description Time when that version was made.
       */
      at: string;
      /** @description The version that the patch starts from; `null` with a snapshot. */
      from: number | null;
      /** @description The whole view, if no patch leads to it: in the first update, or when you were away too long. */
      snapshot: unknown;
      /** @description The steps (JSON Patch, RFC 6902) from the view at `from` to the view at `version`. */
      patch:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Lines that this version added to the log. */
      log: components['schemas']['LogEntry'][];
      /** @description The questions that you must answer now. */
      questions: components['schemas']['Question'][];
      /** @description The seats that the match waits for. */
      waitingOn: string[];
      /** @description All seats, in the order they sit around the table. */
      seats: components['schemas']['SeatInfo'][];
      /** @description Version that last changed the seats, or in which time was called. Ask for `seats` only if you have another version. */
      seatsAt: number;
      /** @description The time of every seat that an account holds. */
      clocks: components['schemas']['Clock'][];
      /** @description The status of the match. */
      status: components['schemas']['MatchStatus'];
      /** @description Proposals to the table, as `Match.proposals`. */
      proposals: components['schemas']['Proposal'][];
      /** @description Result; `null` before the end. */
      result: components['schemas']['MatchResult'] | null;
    };
    /** @description Waits for what a match changes for you, or reads what it has changed. Without `after` you get a snapshot at once. With `upTo` or `first` it reads old versions again, one update for each. */
    MatchUpdates: {
      /** @description Items, in order. */
      items: components['schemas']['MatchUpdate'][];
    };
    /** @description That a match wants you, or what happens in it. */
    MatchWebhook: {
      /**
       * @description What it tells of.
       * @enum {string}
       */
      type:
        | 'match.attention.needed'
        | 'match.attention.reminder'
        | 'match.attention.expired'
        | 'match.started'
        | 'match.finished'
        | 'match.seat.absent'
        | 'match.seat.offered'
        | 'match.seat.replaced'
        | 'match.proposal.opened'
        | 'match.proposal.closed'
        | 'match.paused'
        | 'match.resumed'
        | 'match.invitation';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      data: components['schemas']['MatchNotice'];
    };
    /** @description Something that was said at a match. It is kept for 12 months. */
    Message: {
      /** @description Its id; treat it as opaque. */
      id: string;
      /** @description The match. */
      matchId: string;
      /** @description Audience of the message. */
      audience: components['schemas']['Audience'];
      /** @description Author. */
      from: components['schemas']['Person'];
      /** @description The seat that they held then; `null` if they watched. */
      seat: string | null;
      /** @description Whether a moderator has taken it away: then `text` is empty. */
      hidden: boolean;
      /** @description Text of the message, as plain text. */
      text: string;
      /** @description The phrase that they said; `null` where these are words of their own. */
      phrase: string | null;
      /**
       * Format: date-time
       * @description Time when they said it.
       */
      at: string;
    };
    /** @description Chat messages of a match, the newest last. */
    MessagePage: {
      /** @description Messages of the page. */
      items: components['schemas']['Message'][];
      /** @description Whether there are earlier messages. Their address is in the `Link` header too. */
      hasPreviousPage: boolean;
      /** @description ID of the first message: `before` of the page before. */
      startCursor: string | null;
    };
    /** @description A decision about a message that was reported. */
    ModerateInput: {
      /** @description The act. */
      act: components['schemas']['ModerationAct'];
      /** @description For how many days: with `MUTE` from 1 to 30; with `BAN` up to 365, and for good unless given. Not with others. */
      days?: number;
      /** @description Why, up to 256 characters. Those concerned are told. */
      reason: string;
    };
    /**
     * @description Decision of a moderator on a message. `HIDE`: Hide the message. `WARN`: Warn the author of the message. `MUTE`: Mute the author for some days. `BAN`: Ban the author: no messages, and no seats. `DISMISS`: Dismiss the report, and take back what was done about the message.
     * @enum {string}
     */
    ModerationAct: 'HIDE' | 'WARN' | 'MUTE' | 'BAN' | 'DISMISS';
    /** @description A moderator's decision. */
    ModerationDecision: {
      /** @description The act. */
      act: components['schemas']['ModerationAct'];
      /** @description Account that decided it. */
      by: components['schemas']['Person'];
      /** @description Why. */
      reason: string;
      /**
       * Format: date-time
       * @description Time when it was decided.
       */
      at: string;
      /**
       * Format: date-time
       * @description Until when it lasts; `null` where that does not apply. What lasts for good ends with the year 9999.
       */
      until: string | null;
    };
    /** @description Notice of a moderator's decision. */
    ModerationNotice: {
      /** @description Its id. */
      id: string;
      /** @description The message that it is about. */
      messageId: string;
      /** @description Whether the message is theirs; else they have reported it. */
      own: boolean;
      /** @description The act. */
      act: components['schemas']['ModerationAct'];
      /** @description Why. */
      reason: string;
      /**
       * Format: date-time
       * @description Time when it was decided.
       */
      at: string;
      /**
       * Format: date-time
       * @description Until when it lasts; `null` where that does not apply. What lasts for good ends with the year 9999.
       */
      until: string | null;
    };
    /** @description Decisions of moderators on your messages and reports: the latest 50, the newest last. Only you see it. */
    ModerationNotices: {
      /** @description Items, in order. */
      items: components['schemas']['ModerationNotice'][];
    };
    /** @description A match of which you want to hear nothing, or something again. */
    MuteMatchInput: {
      /** @description `false` if you want to be told of it again. */
      muted?: boolean;
    };
    /** @description A new access token. */
    NewToken: {
      /** @description The token itself: send it as `Authorization: Bearer <token>`. It is never shown again. */
      token: string;
      /** @description Access token, as the service stores it. */
      accessToken: components['schemas']['AccessToken'];
    };
    /** @description Next table that needs you. */
    NextAttention: {
      /** @description Next table; `null` if no other table needs you. */
      item: components['schemas']['AttentionItem'] | null;
    };
    /** @description A way by which you are told that a match wants you. Only you can see it, and only if you signed in. */
    NotificationChannel: {
      /** @description The channel's id. */
      id: string;
      /** @description Kind of channel. */
      kind: components['schemas']['ChannelKind'];
      /** @description Label that you gave it, or its address. */
      label: string;
      /** @description Whether you have shown that it is yours; nothing else is sent by it before. */
      verified: boolean;
      /** @description Why nothing is sent by it any more; `null` while it is used. */
      disabledReason: components['schemas']['ChannelDisabledReason'] | null;
      /**
       * Format: date-time
       * @description Since when nothing is sent by it any more; `null` while it is used.
       */
      disabledSince: string | null;
      /** @description Mails that a link in one of them has turned off; `resumeNotificationChannel` turns them on again. */
      unsubscribed: components['schemas']['Unsubscription'][];
      /**
       * Format: date-time
       * @description Time when its code was sent, or is to be, if many have asked for one; `null` if it is verified, or if none is to be sent.
       */
      codeAt: string | null;
      /**
       * Format: date-time
       * @description Time when it was added.
       */
      createdAt: string;
    };
    /** @description The ways by which you are told that a match wants you. Only you can see them, and only if you signed in. */
    NotificationChannels: {
      /** @description Items, in order. */
      items: components['schemas']['NotificationChannel'][];
    };
    /** @description Lists the notifications that were sent by a channel, the latest first. */
    NotificationDeliveries: {
      /** @description Items, in order. */
      items: components['schemas']['NotificationDelivery'][];
    };
    /** @description Something that was sent, or is to be. */
    NotificationDelivery: {
      /** @description The delivery's id, for `resendDelivery`. */
      id: string;
      /** @description The id that receivers know it by, the same at every attempt: the header `webhook-id`. */
      messageId: string;
      /** @description Event that it tells of, for example `match.attention.needed`. */
      type: string;
      /**
       * Format: date-time
       * @description Time when that arose.
       */
      at: string;
      /** @description Status. */
      outcome: components['schemas']['DeliveryOutcome'];
      /** @description Number of attempts. */
      attempts: number;
      /** @description The HTTP status of the last reply; `null` if none came. */
      status: number | null;
      /** @description Last error; `null` for none. */
      fault: string | null;
      /**
       * Format: date-time
       * @description Time when it is tried next; `null` if it is not.
       */
      nextAt: string | null;
    };
    /** @description Notification rule of an account. The first rule that applies counts. */
    NotificationRule: {
      /** @description Its id, by which it can be unsubscribed from. */
      id: string;
      /** @description Events that it is about: see `NotificationRuleInput`. */
      events: string[];
      /** @description Only these matches; `null`: all. */
      matchIds: string[] | null;
      /** @description Only these games; `null`: all. */
      gameIds: string[] | null;
      /** @description Only matches of these speeds; `null`: all. One without a time control counts as `ASYNC`. */
      speeds: components['schemas']['Speed'][] | null;
      /** @description Your channels that are told. */
      channels: string[];
      /** @description When they are told. */
      mode: components['schemas']['NotifyMode'];
      /** @description Which others are told if it still waits then. */
      escalate: components['schemas']['Escalation'][];
      /** @description Ids of the channels whose mails by this rule were turned off by a link in a mail: see `NotificationChannel.unsubscribed`. */
      unsubscribed: string[];
    };
    /** @description Notification rule. Push at once and mail after six hours, for instance: `{ events: ["match.attention.*"], channels: ["my-push"], mode: NOW, escalate: [{ after: "PT6H", channels: ["my-mail"] }] }`. */
    NotificationRuleInput: {
      /** @description At most 20 of `match.attention.needed`, `match.attention.reminder`, `match.attention.expired`, `match.started`, `match.finished`, `match.seat.absent`, `match.seat.offered`, `match.seat.replaced`, `match.proposal.opened`, `match.proposal.closed`, `match.paused`, `match.resumed`, `match.invitation`, `tournament.registered`, `tournament.waitlist.moved`, `tournament.checkin.open`, `tournament.round.published`, `tournament.round.started`, `tournament.deadline.near`, `tournament.pod.finished`, `tournament.standings.final`, `tournament.act`, `tournament.appeal`, `lobby.table.opened` and `lobby.queue.joined`; or the beginning of some with `*` after it, such as `match.attention.*`. */
      events: string[] | null;
      /** @description Only these matches, at most 100; then nothing of tournaments. */
      matchIds?: string[] | null;
      /** @description Only these games, at most 20. */
      gameIds?: string[] | null;
      /** @description Only matches of these speeds. One without a time control counts as `ASYNC`. */
      speeds?: components['schemas']['Speed'][] | null;
      /** @description Your channels that are told, at most 10; each is verified. */
      channels: string[] | null;
      /** @description When they are told. */
      mode?: components['schemas']['NotifyMode'] | null;
      /** @description Which others are told if it still waits then; at most 5. */
      escalate?: components['schemas']['EscalationInput'][] | null;
    };
    /** @description Notification rules and muted matches of an account. */
    NotificationRules: {
      /** @description Rules: the first that applies counts. Without rules the defaults apply. */
      items: components['schemas']['NotificationRule'][];
      /** @description IDs of muted matches. */
      muted: string[];
    };
    /**
     * @description When your channels are told. `NOW`: As soon as it may be. `DIGEST`: At your `digestAt`, of everything together. `OFF`: Never.
     * @enum {string}
     */
    NotifyMode: 'NOW' | 'DIGEST' | 'OFF';
    /** @description The chances of a throw. */
    Odds: {
      /** @description The number of dice thrown, those of an opponent included. */
      dice: number;
      /** @description The number of sides of each die. */
      sides: number;
      /** @description Everything that the throw can bring. The chances sum to 1. */
      outcomes: components['schemas']['OddsOutcome'][];
    };
    /** @description One possible outcome of a throw. */
    OddsOutcome: {
      /** @description The outcome in few words. */
      text: string;
      /** @description The probability, from 0 to 1. */
      chance: number;
      /** @description The sums of the dice that bring it. Empty if more than their sum decides. */
      rolls: number[];
      /** @description Whether it is good or bad for the seat that is asked. */
      tone: components['schemas']['OutcomeTone'];
    };
    /**
     * @description Result of a pod at its deadline. `AUTOPILOT`: The question is answered for the seat: by its orders, else by a cautious bot. `WAIT`: The match waits. Reactions pass all the same. `FORFEIT`: The seat resigns.
     * @enum {string}
     */
    OnExpiry: 'AUTOPILOT' | 'WAIT' | 'FORFEIT';
    /** @description Subject of the appeal: a pod, or an act. */
    OpenAppealInput: {
      /** @description The round of the pod. */
      round?: number;
      /** @description The pod. */
      pod?: number;
      /** @description The act, by the id of its entry in the audit. */
      actId?: string;
      /** @description Text of the appeal: 10 to 2000 characters. */
      text: string;
    };
    /** @description One thing to choose. */
    Option: {
      /** @description Give it to `answer` in `choose`. Readable, and the same for the same choice: `card:sword`, `pass`. */
      id: string;
      /** @description The option in words. */
      text: string;
      /** @description The same, cut where it names something: the texts of the parts, one after another, are `text`. */
      parts: components['schemas']['TextPart'][];
      /** @description Option in few words, without the text printed on things. */
      short: string;
      /** @description The id of the thing it is about (a card, a space, a seat, a tile), if it is about one. */
      subject: string | null;
      /** @description Subjects, the most telling first, as `kind:id`: `slot:6`, `tile:p3-m6`; `cell:0,3`; `card:axe.5`, a copy of a card, which without a number is every copy. */
      refs: string[];
      /** @description Whether it is part of an answer, or something to do at any time. */
      group: components['schemas']['OptionGroup'];
      /** @description Short phrases for its effects, as far as its seat can know: `Draw 2 cards`, `Wolf: Strength 2`. The most telling comes first. Empty if the game says nothing of it. */
      effects: components['schemas']['OptionEffect'][];
      /** @description The chances if dice decide; `null` if none do, or if the chances can't be known. */
      odds: components['schemas']['Odds'] | null;
      /** @description Whether it is part of the answer that is given for you when time runs out. */
      isDefault: boolean;
    };
    /** @description One effect of an option. */
    OptionEffect: {
      /** @description The effect in few words. */
      text: string;
      /** @description The same, cut where it names something: the texts of the parts, one after another, are `text`. */
      parts: components['schemas']['TextPart'][];
      /** @description The things it is about, the most telling first, as `kind:id`. */
      refs: string[];
    };
    /**
     * @description Group of an option. `ANSWER`: Part of an answer: choose `min` to `max` of these. `ANYTIME`: Chosen on its own, at any time; the question is then asked again.
     * @enum {string}
     */
    OptionGroup: 'ANSWER' | 'ANYTIME';
    /**
     * @description The worth of an outcome for the seat that is asked. `GOOD`: A gain, a win, a success. `BAD`: A loss, a defeat, a failure. `NEUTRAL`: Neither, or some of both.
     * @enum {string}
     */
    OutcomeTone: 'GOOD' | 'BAD' | 'NEUTRAL';
    /** @description Something that stands in the way of a pairing. */
    PairingObstacle: {
      /** @description The constraint that is not kept, such as `REPEAT`. */
      kind: string;
      /** @description The start numbers it is about. */
      players: number[];
      /** @description The pod it is about. */
      pod?: number;
      /** @description What would have to give way; empty where the pairing itself is at fault. */
      relax: string[];
    };
    /** @description Preview of a pairing. */
    PairingPreview: {
      /** @description The round that it would be of. */
      round: number;
      /** @description The start numbers of each pod, the top table first. */
      pods: number[][];
      /** @description The start numbers with a bye. */
      byes: number[];
      /** @description Report on the draw; `null` if no round can be made of it. */
      report: components['schemas']['PairingReport'] | null;
      /** @description Problems; none if it can be drafted. */
      problems: components['schemas']['PairingProblem'][];
    };
    /** @description Something that stands in the way of a pairing. */
    PairingProblem: {
      /** @description The constraint that is not kept, such as `REPEAT`. */
      kind: string;
      /** @description The start numbers it is about. */
      players: number[];
      /** @description The pod it is about, from 1. */
      pod: number | null;
      /** @description Constraints that could be relaxed; empty if the pairing itself is at fault. */
      relax: string[];
    };
    /** @description Report on the draw of a round. */
    PairingReport: {
      /** @description The algorithm with its version, such as `swiss-1`: the same input draws the same round for good. */
      algorithm: string;
      /** @description Weights of the wishes, by name. */
      weights: {
        [key: string]: number;
      };
      /** @description Number of pairs meet that have met before in the stage. */
      repeats: number;
      /** @description Mean range of points within a pod: 1 is the best score of one round. */
      spread: number;
      /** @description Pods of another than the preferred size. */
      oddPods: number;
      /** @description Number of byes. */
      byes: number;
      /** @description Pairs of start numbers in one pod that are to be kept apart: there was no other way, or staff have put them there. Only staff of the tournament see them. */
      broken: number[][];
      /** @description Whether staff have changed what was drawn. */
      edited: boolean;
    };
    /**
     * @description Effect on the pods of a disqualified player. `KEEP`: Results of past pods stay. `RECOMPUTE`: Past pods are counted again, with the seat last.
     * @enum {string}
     */
    PastPods: 'KEEP' | 'RECOMPUTE';
    /** @description View of a match at one version. */
    PastView: {
      /** @description Version of the view. */
      version: number;
      /** @description View, by the game's `viewSchema`. */
      view: unknown;
    };
    /** @description The match to pause. */
    PauseMatchInput: {
      /** @description Why, up to 256 characters; everyone may read it in the journal. */
      reason?: string;
    };
    /** @description A penalty to give. */
    PenalisePlayerInput: {
      /** @description Kind. */
      kind: components['schemas']['PenaltyKind'];
      /** @description With `POINTS`: how many, more than 0, with up to three decimals. */
      points?: number;
      /** @description The round that it counts for. */
      round?: number;
      /** @description With `POD_LOSS`: the pod of that round. */
      pod?: number;
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description A penalty. */
    Penalty: {
      /** @description The start number it was given to. */
      number: number;
      /** @description Kind. */
      kind: components['schemas']['PenaltyKind'];
      /** @description With `POINTS`: how many, with up to three decimals. */
      points: number | null;
      /** @description The round that it counts for. */
      round: number | null;
      /** @description With `POD_LOSS`: the pod of that round. */
      pod: number | null;
    };
    /**
     * @description Kind of penalty. `WARNING`: Nothing but a word. `POINTS`: Points are taken. `POD_LOSS`: The pod counts as lost: the last place.
     * @enum {string}
     */
    PenaltyKind: 'WARNING' | 'POINTS' | 'POD_LOSS';
    /** @description Accounts that you have blocked, the latest last. Only you can see them, and they are not told. */
    People: {
      /** @description Items, in order. */
      items: components['schemas']['Person'][];
    };
    /** @description Account of a player, known by the subject of their token; or a bot account. */
    Person: {
      /** @description The account's id: the subject of its tokens. */
      id: string;
      /** @description Name shown to others. */
      name: string;
      /** @description Whether a program plays under this account. (The bots of a game hold seats without one.) */
      bot: boolean;
      /** @description Whether it is a guest: an account without a sign-in. */
      guest: boolean;
    };
    /** @description Something that can be said without words of one's own. */
    Phrase: {
      /** @description Its id, to send it by. */
      id: string;
      /** @description Content. */
      text: string;
    };
    /** @description Quick messages, in the order to offer them. */
    Phrases: {
      /** @description Items, in order. */
      items: components['schemas']['Phrase'][];
    };
    /** @description The place of a player in a pod. */
    Place: {
      /** @description The account. */
      player: components['schemas']['TournamentPlayer'];
      /** @description 1 is the best; who shares a place shares its number. */
      place: number;
      /** @description Score in the game. */
      score: number | null;
      /** @description The points of a ruling, whatever the scheme says; with up to three decimals. */
      points: number | null;
      /** @description Whether they never answered a question of their own. */
      noShow: boolean;
    };
    /** @description A place to give. */
    PlaceInput: {
      /** @description The start number. */
      number: number;
      /** @description 1 is the best; who shares a place shares its number. */
      place: number;
      /** @description Score in the game. */
      score?: number;
      /** @description Points instead of those of the scheme, with up to three decimals. */
      points?: number;
    };
    /**
     * @description Status of a registration. `PENDING`: Waits for staff to approve of it. `WAITLISTED`: Is on the waiting list. `REGISTERED`: Has a place. `CHECKED_IN`: Has said before the start that they are there. `ACTIVE`: Plays. `SITTING_OUT`: Is left out of rounds until they check in again. `DROPPED`: Has left, or was dropped. `ELIMINATED`: Has no life left, or did not go on into the next stage. `DISQUALIFIED`: Was disqualified.
     * @enum {string}
     */
    PlayerStatus:
      | 'PENDING'
      | 'WAITLISTED'
      | 'REGISTERED'
      | 'CHECKED_IN'
      | 'ACTIVE'
      | 'SITTING_OUT'
      | 'DROPPED'
      | 'ELIMINATED'
      | 'DISQUALIFIED';
    /** @description A table of a round. */
    Pod: {
      /** @description The pod's id. */
      id: string;
      /** @description The round, from 1 over all stages. */
      round: number;
      /** @description 1, 2, … within its round; 1 is the top table. */
      number: number;
      /** @description Status. */
      status: components['schemas']['PodStatus'];
      /** @description Seats and their players. */
      seats: components['schemas']['PodSeat'][];
      /** @description The id of its match; `null` before there is one. */
      matchId: string | null;
      /** @description 1 for the first match of the pod, one more for each that replaced one. */
      attempt: number;
      /** @description Its result; `null` while it has none. */
      result: components['schemas']['PodResult'] | null;
      /**
       * Format: date-time
       * @description Time when it ends at the latest.
       */
      deadline: string | null;
      /** @description Whether it waits for an arbiter. */
      held: boolean;
      /** @description Why it does; `null` where it does not, or that was not recorded yet. */
      heldBy: components['schemas']['PodHold'] | null;
      /**
       * Format: date-time
       * @description Time when it was over.
       */
      endedAt: string | null;
    };
    /**
     * @description Why a pod waits for an arbiter. `DEADLINE`: Its time is up, and the rules of its deadline leave it to an arbiter. It goes on with more time (`extendTime`). `RULES`: A rule of its game is stuck in its match. More time does not help.
     * @enum {string}
     */
    PodHold: 'DEADLINE' | 'RULES';
    /** @description A running match, seen with an arbiter's eyes. */
    PodInspection: {
      /** @description The match. */
      matchId: string;
      /** @description The version that is shown. */
      version: number;
      /** @description The whole table, by the game's `viewSchema`. */
      view: unknown;
    };
    /** @description Page of pods. */
    PodPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['Pod'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description The result of a pod. */
    PodResult: {
      /** @description A place for each seat, the best first. */
      places: components['schemas']['Place'][];
      /** @description Origin. */
      by: components['schemas']['ResultSource'];
    };
    /** @description A seat of a pod. */
    PodSeat: {
      /** @description The seat's id in the match. */
      seat: string;
      /** @description Player for which the pod counts. */
      player: components['schemas']['TournamentPlayer'];
      /** @description Account in the seat: the player, or a substitute. */
      account: components['schemas']['Person'];
    };
    /**
     * @description Status of a pod. `WAITING`: Its match does not exist yet. `RUNNING`: Its match is being played. `FINISHED`: Its match gave the result. `ADJUDICATED`: An arbiter gave the result. `VOID`: Void: the pod counts for nothing.
     * @enum {string}
     */
    PodStatus: 'WAITING' | 'RUNNING' | 'FINISHED' | 'ADJUDICATED' | 'VOID';
    /**
     * @description Whether anyone who holds a seat plays. `ACTIVE`: Present; also for a seat that a bot holds, and for a free one. `ABSENT`: Absent after several late turns: a cautious bot plays until the player returns by `returnToSeat` or an answer. `OFFERED`: Absent, and others can take the seat by `claimSeat`. `GONE`: Resigned.
     * @enum {string}
     */
    Presence: 'ACTIVE' | 'ABSENT' | 'OFFERED' | 'GONE';
    /** @description Measures of matches of a preset that bots played, of all seats together. */
    PresetFigures: {
      /** @description Number of matches were played. */
      matches: number;
      /** @description Answers of a whole match. */
      answers: components['schemas']['Spread'];
      /** @description Turns of a whole match, as the game counts them. */
      turns: components['schemas']['Spread'];
    };
    /** @description Checks pods that you name for the next round, without writing them. For those who draw rounds. */
    PreviewPodsInput: {
      /** @description The start numbers of each pod, in the order of seats; drawn unless given. */
      pods?: number[][];
      /** @description Start numbers that are to have a bye. */
      byes?: number[];
    };
    /** @description Why a request was refused (RFC 9457). Nothing was changed then. */
    Problem: {
      /** @description The code as a URN, for example `urn:questhall:problem:match-full`. */
      type: string;
      /** @description What the code means. */
      title: string;
      /** @description The HTTP status. */
      status: number;
      /** @description What is wrong with this request, for the person who sent it. */
      detail: string;
      /**
       * @description What to act on.
       * @enum {string}
       */
      code:
        | 'UNAUTHENTICATED'
        | 'FORBIDDEN'
        | 'NOT_FOUND'
        | 'BAD_USER_INPUT'
        | 'NO_SUCH_QUESTION'
        | 'QUESTION_EXPIRED'
        | 'ILLEGAL_CHOICE'
        | 'STALE_VERSION'
        | 'MATCH_NOT_RUNNING'
        | 'MATCH_FULL'
        | 'SEAT_TAKEN'
        | 'SEAT_NOT_OFFERED'
        | 'PROPOSAL_CLOSED'
        | 'UNDO_BARRED'
        | 'CHANNEL_UNVERIFIED'
        | 'VACATION_EXHAUSTED'
        | 'REQUIREMENTS_NOT_MET'
        | 'ALREADY_SEATED'
        | 'ALREADY_RESIGNED'
        | 'TOO_FEW_PLAYERS'
        | 'TOO_MANY_MATCHES'
        | 'MATCH_NOT_OPEN'
        | 'CHAT_RESTRICTED'
        | 'TOURNAMENT_STATE'
        | 'REGISTRATION_CLOSED'
        | 'TOURNAMENT_FULL'
        | 'ROUND_UNRESOLVED'
        | 'PAIRING_INVALID'
        | 'PAIRING_IMPOSSIBLE'
        | 'REGULATIONS_LOCKED'
        | 'CONFLICT_OF_INTEREST'
        | 'SECOND_PERSON_REQUIRED'
        | 'APPEAL_WINDOW_CLOSED'
        | 'RATE_LIMITED'
        | 'STORAGE_FULL'
        | 'INTERNAL';
      /** @description Whether the same request may succeed if you just send it again. */
      retryable: boolean;
      /** @description Tell us this when you need help. */
      requestId: string;
      /** @description The id of the rule clause that forbids it. */
      rule?: string;
      /** @description With `STALE_VERSION` and `QUESTION_EXPIRED`: the version of the match. */
      currentVersion?: number;
      /** @description With `UNDO_BARRED`: the version that cannot be taken back, where one bars it. */
      sealedAt?: number;
      /** @description With `REQUIREMENTS_NOT_MET`: those that you do not meet. */
      unmet?: string[];
      /** @description With `TOURNAMENT_STATE`: the status of the tournament, round or pod. */
      tournamentStatus?: string;
      /** @description With `TOURNAMENT_STATE`: the statuses that it could be done in. */
      allowed?: string[];
      /** @description With `ROUND_UNRESOLVED`: the pods without a result. */
      pods?: components['schemas']['UnresolvedPod'][];
      /** @description With `PAIRING_INVALID` and `PAIRING_IMPOSSIBLE`: what is wrong. */
      problems?: components['schemas']['PairingObstacle'][];
      /**
       * @description With `QUESTION_EXPIRED`: who answered in your place.
       * @enum {string}
       */
      answeredBy?: 'CLOCK';
      /** @description What is wrong where. */
      faults?: components['schemas']['Fault'][];
    };
    /** @description Something that someone proposes to the table. Its people decide together: all who are there have to agree. */
    Proposal: {
      /** @description Its id, within the match. */
      id: string;
      /** @description Subject. */
      kind: components['schemas']['ProposalKind'];
      /** @description The seat that made it; of an `END` that opened automatically the seat that went last. */
      by: string;
      /** @description Whether it opened automatically: an `END`, if only one player is left at the table. */
      itself: boolean;
      /**
       * Format: date-time
       * @description Time when it was made.
       */
      at: string;
      /**
       * Format: date-time
       * @description Until when the table may vote. Then it is over without an effect; but an `END` to which no one has said no is agreed to.
       */
      expiresAt: string;
      /** @description Status. */
      status: components['schemas']['ProposalStatus'];
      /** @description The votes, the latest last: one a seat. Anyone who proposes has agreed. */
      votes: components['schemas']['Vote'][];
      /** @description The seats whose votes it waits for. Bots, bot accounts and those who are absent agree to everything. */
      waitingOn: string[];
      /**
       * Format: date-time
       * @description Time when it was closed; `null` while it is open.
       */
      closedAt: string | null;
      /**
       * Format: date-time
       * @description Of `PAUSE`: until when; `null` for as long as the table wants.
       */
      until: string | null;
      /** @description Of `UNDO`: the version to go back to. */
      toVersion: number | null;
      /**
       * Format: duration
       * @description Of `EXTEND`: how much more time everyone gets whose clock runs.
       */
      extend: string | null;
      /** @description Of `END`: how the match is to end. */
      outcome: components['schemas']['EndOutcome'] | null;
      /** @description Of `REPLACE`: the seat. */
      seat: string | null;
      /** @description Of `REPLACE`: how strong the bot plays. */
      level: string | null;
    };
    /**
     * @description Decision that a table can make. `PAUSE`: To pause: at most 14 days at a time, and 60 days of a match. `RESUME`: To go on before a pause is over. After half of it one seat is enough. `UNDO`: To take the match back: see `Match.undo`. `EXTEND`: More time for everyone whose clock runs. `END`: To end the match. Anyone who says nothing for 72 hours agrees; all else is over after 24. `REPLACE`: To give a seat to a bot whose holder is absent and which is `OFFERED`.
     * @enum {string}
     */
    ProposalKind: 'PAUSE' | 'RESUME' | 'UNDO' | 'EXTEND' | 'END' | 'REPLACE';
    /**
     * @description Status of a proposal. `OPEN`: Open for votes. `ACCEPTED`: Accepted by all, and carried out. `REJECTED`: Rejected: someone said no. `EXPIRED`: Expired: its time was over, or the match had moved on. `WITHDRAWN`: Withdrawn by the player who made it.
     * @enum {string}
     */
    ProposalStatus: 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN';
    /** @description Something to propose. With each kind go its own fields, and no others. */
    ProposeInput: {
      /** @description Subject. */
      kind: components['schemas']['ProposalKind'];
      /**
       * Format: date-time
       * @description Of `PAUSE`: until when, at most 14 days from now. Needed where time is limited.
       */
      until?: string;
      /**
       * Format: int32
       * @description Of `UNDO`: the version to go back to.
       */
      toVersion?: number;
      /**
       * Format: duration
       * @description Of `EXTEND`: from PT1M to P14D.
       */
      extend?: string;
      /** @description Of `END`; `STANDING` unless given. */
      outcome?: components['schemas']['EndOutcome'];
      /** @description Of `REPLACE`: a seat whose `presence` is `OFFERED`. */
      seat?: string;
      /** @description Of `REPLACE`: one of the game's `bots`; `cautious` unless given. */
      level?: string;
    };
    /** @description An act that takes effect once a second person has approved of it. */
    ProposedAct: {
      /** @description Give it to `approveAct`. */
      id: string;
      /** @description Account or seat that proposed it. */
      by: components['schemas']['Person'];
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description The act: `DISQUALIFY` or `CHANGE_REGULATIONS`. */
      act: components['schemas']['TournamentAct'];
      /** @description Act in words, such as `Player disqualified`. */
      text: string;
      /** @description Content. */
      says: unknown;
      /** @description Why. */
      reason: string;
      /** @description Status. */
      status: components['schemas']['ProposedActStatus'];
      /** @description Account that approved of it, or refused. */
      second: components['schemas']['Person'] | null;
    };
    /**
     * @description Status of an act that needs a second person. `OPEN`: Waiting for the second person. `APPROVED`: Approved, and in effect. `REFUSED`: Refused.
     * @enum {string}
     */
    ProposedActStatus: 'OPEN' | 'APPROVED' | 'REFUSED';
    /** @description A round to publish. */
    PublishRoundInput: {
      /**
       * Format: date-time
       * @description Time when its matches begin; at once, or as the regulations say, unless given.
       */
      startsAt?: string;
    };
    /** @description A push subscription, as a browser gives it. */
    PushSubscriptionInput: {
      /** @description Address to post to. */
      endpoint: string;
      /** @description The browser's public key, in base64url. */
      p256dh: string;
      /** @description The secret of the subscription, in base64url. */
      auth: string;
    };
    /** @description A choice that the rules put to one seat. Any set of `min` to `max` distinct options of the group `ANSWER` is a legal answer, unless an option's text says otherwise; so a client that knows no rules can play. */
    Question: {
      /** @description Give it to `answer` as `questionId`. It stays the same for as long as the question is open. */
      id: string;
      /** @description The seat that must answer. */
      seat: string;
      /** @description Kind of choice, from the game's fixed list, for example `select`. */
      kind: string;
      /** @description The question in words. */
      text: string;
      /** @description The same, cut where it names something: the texts of the parts, one after another, are `text`. */
      parts: components['schemas']['TextPart'][];
      /** @description Question in few words, without the text printed on things. */
      short: string;
      /** @description Subjects by name: facts, and things by reference (`{"moment":"turn.start","turn":"seat:seat2"}`). A standing order with this `kind` and some of these is for questions like this one. */
      about: {
        [key: string]: unknown;
      };
      /** @description The fewest options that make an answer. */
      min: number;
      /** @description The most options that make an answer. */
      max: number;
      /** @description Every legal option. */
      options: components['schemas']['Option'][];
      /** @description Whether it is a choice to think about, or one that most players answer the same way each time. */
      weight: components['schemas']['QuestionWeight'];
      /** @description Version that last asked or revised the question. Give it to `answer` as `expectedVersion`. */
      askedAt: number;
      /** @description Whether others learn your answer only later. */
      sealed: boolean;
      /** @description Whether you have answered, and may still change your mind until the others have; no one waits for you. */
      answered: boolean;
      /**
       * Format: date-time
       * @description Time when the answer is given for you; `null` if no clock runs.
       */
      deadline: string | null;
    };
    /**
     * @description The importance of a question. `ROUTINE`: Most players answer it the same way each time: a reaction, or a question with one sensible answer. `DECISION`: A choice to think about.
     * @enum {string}
     */
    QuestionWeight: 'ROUTINE' | 'DECISION';
    /** @description Queue of people who want to play a game at a time control. Matches have the game's default options, and no bots. */
    Queue: {
      /** @description The game. */
      game: components['schemas']['GameName'];
      /** @description Time control of the players. */
      timeControl: components['schemas']['TimeControl'];
      /** @description Number of people wait. */
      waiting: number;
      /** @description The ticket that you drew last; `null` for none, and without a token. */
      ticket: components['schemas']['QueueTicket'] | null;
    };
    /** @description Your place in a queue. */
    QueueTicket: {
      /** @description The ticket's id. */
      id: string;
      /** @description The game. */
      game: components['schemas']['GameName'];
      /** @description Time control of the players. */
      timeControl: components['schemas']['TimeControl'];
      /** @description Outcome. */
      status: components['schemas']['TicketStatus'];
      /** @description The sizes of tables that will do. */
      seats: number[];
      /** @description The languages that will do; empty: any. */
      languages: components['schemas']['Locale'][];
      /**
       * Format: date-time
       * @description Time when you drew it.
       */
      since: string;
      /**
       * Format: date-time
       * @description Until when it waits.
       */
      until: string;
      /**
       * Format: date-time
       * @description With `CONFIRMING`: until when you have to say that you are there.
       */
      confirmBy: string | null;
      /** @description With `CONFIRMING`: whether you have said that you are there. */
      confirmed: boolean;
      /** @description With `MATCHED`: the match, in which you hold a seat. */
      matchId: string | null;
    };
    /** @description The tickets that you have drawn lately, the last of each queue. Only you can see them. */
    QueueTickets: {
      /** @description Items, in order. */
      items: components['schemas']['QueueTicket'][];
    };
    /** @description The queues in which people wait for others to play with: all, or those of one game. */
    Queues: {
      /** @description Items, in order. */
      items: components['schemas']['Queue'][];
    };
    /** @description Rating of an account in a game by its rated matches: a mean, and its uncertainty. */
    Rating: {
      /** @description The id of the game. */
      gameId: string;
      /** @description Opponents. */
      pool: components['schemas']['RatingPool'];
      /** @description Figure to show: 1000 + 40 · (`mu` − 3 · `sigma`), as a whole number, and 100 at least. Everyone begins with 1000; it rises as one wins, and as one gets better known. */
      figure: number;
      /** @description The estimated strength. Everyone begins with 25. */
      mu: number;
      /** @description Uncertainty, as a standard deviation. It begins with 25/3, falls with each match, and grows again in whole months of 30 days without one. */
      sigma: number;
      /** @description Number of matches it rests on. */
      matches: number;
      /** @description Whether it is still a guess: on fewer than ten matches, or with a `sigma` above 6.5. Show it with a question mark. */
      provisional: boolean;
    };
    /** @description The change that a match made to the rating of one of its players. */
    RatingChange: {
      /** @description The player's account. */
      accountId: string;
      /** @description The figure before the match, as `Rating.figure` shows it. */
      before: number;
      /** @description The figure after the match. A corrected result corrects this, too. */
      after: number;
    };
    /** @description The changes of its players’ ratings. Empty in a casual match, and until a moment after a rated one has ended: ratings are worked out then. */
    RatingChanges: {
      /** @description Items, in order. */
      items: components['schemas']['RatingChange'][];
    };
    /**
     * @description A pool of accounts that are rated against each other, separately for each game. `LIVE`: People who play at once. `ASYNC`: People who play over days. `BOT`: Bot accounts, which are rated only among themselves.
     * @enum {string}
     */
    RatingPool: 'LIVE' | 'ASYNC' | 'BOT';
    /** @description Summary of the part of a match that you missed, as far as you can see it. */
    Recap: {
      /** @description The version it goes on from. */
      from: number;
      /** @description The version it ends with: the match's own, or if that is more than 500 on, the 500th. Ask for the rest with `since(version: to)`. */
      to: number;
      /** @description Log by the turns of the table, the oldest first. */
      turns: components['schemas']['RecapTurn'][];
      /** @description Answers by your standing orders, the clock or a bot for your seat while you held it, the oldest first. Questions without a choice are left out. */
      answeredForMe: components['schemas']['RecapAnswer'][];
      /** @description Counters of your seat, before and after; none without a seat. */
      counters: components['schemas']['RecapCounter'][];
    };
    /** @description A choice that was made for you. */
    RecapAnswer: {
      /** @description The version in which it was made. */
      version: number;
      /**
       * Format: date-time
       * @description Time when it was made.
       */
      at: string;
      /** @description Origin of the result. */
      by: components['schemas']['ChosenBy'];
      /** @description Kind of the question. */
      kind: string;
      /** @description The question in words. */
      text: string;
      /** @description The same, cut where it names something: the texts of the parts, one after another, are `text`. */
      parts: components['schemas']['TextPart'][];
      /** @description Options that were chosen. */
      choose: components['schemas']['Option'][];
    };
    /** @description A number that you keep count of. */
    RecapCounter: {
      /** @description Its id, for example `gold`. */
      id: string;
      /** @description Name. */
      name: string;
      /** @description Value before; `null` if it was not counted then. */
      before: number | null;
      /** @description Value after; `null` if it is no longer counted. */
      after: number | null;
    };
    /** @description Something that has happened. */
    RecapEntry: {
      /** @description The line of the log. */
      entry: components['schemas']['LogEntry'];
      /** @description Whether your seat did it, or it was done to your seat. */
      aboutMe: boolean;
    };
    /** @description Log of one turn of the table. */
    RecapTurn: {
      /** @description The number of the turn; `null` where no time is limited. */
      turn: number | null;
      /** @description Seat that has the turn; `null` if all seats have it, or if it began before this recap of a match without a time control. */
      seat: string | null;
      /** @description Log. */
      entries: components['schemas']['RecapEntry'][];
    };
    /** @description A place to ask for. */
    RegisterForTournamentInput: {
      /** @description The code, where the regulations want one. */
      code?: string;
      /** @description Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
      entropy?: string;
    };
    /** @description JSON Schema of the regulations of a tournament. */
    RegulationsSchema: {
      [key: string]: unknown;
    };
    /** @description Reliability of an account: what it did in its newest 300 matches of two people or more with a time control. */
    Reliability: {
      /** @description Score from 0 to 1: (answers in time + 20) / (answers due + 20). Answers 90 days old weigh half, those 180 days old a quarter. */
      score: number;
      /** @description Number of answers that were due from it, without reactions and questions to absent seats. */
      answersDue: number;
      /** @description Number of them that it gave in time; the clock gave the others. */
      answersInTime: number;
      /** @description The matches it played to their end; or resigned, where at most one other person played. */
      finished: number;
      /** @description The matches it left before: it resigned, or was absent and did not come back. */
      abandoned: number;
      /**
       * Format: date-time
       * @description Time until which queues are closed to it, because it left three matches or more within 90 days; else `null`.
       */
      restrictedUntil: string | null;
    };
    /** @description More constraints for a draft. */
    RepairRoundInput: {
      /** @description Pairs of start numbers that are not to meet: `[[3, 9]]`. */
      forbid?: number[][];
      /** @description Start numbers that are to have a bye. */
      byes?: number[];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description Account that takes over a start number. */
    ReplacePlayerInput: {
      /** @description Account that takes it over. */
      accountId: string;
      /** @description Whether they take the seat of the match under way, too. */
      seat?: boolean;
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description A pod to have played again. */
    ReplayPodInput: {
      /** @description Start numbers in the order of seats; the same unless given. */
      players?: number[];
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /** @description A report of a message: one, however many have reported it. It is kept for as long as the message. */
    Report: {
      /** @description Its id. */
      id: string;
      /** @description Status. */
      status: components['schemas']['ReportStatus'];
      /** @description The message. Moderators can read hidden ones, too. */
      message: components['schemas']['Message'];
      /** @description Earlier messages to the same audience, at most 20, the newest last. For moderators. */
      context: components['schemas']['Message'][];
      /** @description Complaints: moderators see the first 20, others only their own. */
      complaints: components['schemas']['Complaint'][];
      /** @description Decisions, the latest last. For moderators. */
      decisions: components['schemas']['ModerationDecision'][];
    };
    /** @description A message to report. */
    ReportMessageInput: {
      /** @description Why. */
      reason: components['schemas']['ReportReason'];
      /** @description Note for moderators, up to 500 characters. */
      note?: string;
    };
    /** @description Reports, the oldest first. For admins only. */
    ReportPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['Report'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /**
     * @description Why a message is reported. `ABUSE`: Insults or threatens someone. `SPAM`: Advertising, or noise. `COLLUSION`: Several people play as one. `CHEATING`: Cheating. `OTHER`: Something else: say what in the note.
     * @enum {string}
     */
    ReportReason: 'ABUSE' | 'SPAM' | 'COLLUSION' | 'CHEATING' | 'OTHER';
    /**
     * @description Status of a report. `OPEN`: Waiting for a moderator. `ACTED`: Acted on by a moderator. `DISMISSED`: Dismissed: nothing was wrong.
     * @enum {string}
     */
    ReportStatus: 'OPEN' | 'ACTED' | 'DISMISSED';
    /**
     * @description Something that a table asks for. `LANGUAGES`: One of its languages. `RELIABILITY`: Its `reliabilityMin`. `FINISHED`: Its `finishedMin`. `RATING`: Its `ratingMin` or `ratingMax`.
     * @enum {string}
     */
    Requirement: 'LANGUAGES' | 'RELIABILITY' | 'FINISHED' | 'RATING';
    /** @description Requirements of a table. They do not apply to players with the code of a private match. */
    Requirements: {
      /** @description Languages of which the player must have chosen one as their `locale`; empty for any. */
      languages: components['schemas']['Locale'][];
      /** @description The lowest `reliability.score` allowed; `null` for any. */
      reliabilityMin: number | null;
      /** @description The lowest `reliability.finished` allowed; `null` for any. */
      finishedMin: number | null;
      /** @description The lowest rating (`figure`) in the game allowed, at the speed of the match; `null` for any. */
      ratingMin: number | null;
      /** @description The highest rating allowed; `null` for any. */
      ratingMax: number | null;
      /** @description Requirements that you do not meet. */
      unmet: components['schemas']['Requirement'][];
    };
    /** @description Requirements of a table: players meet all of them. */
    RequirementsInput: {
      /** @description Languages of which the player must have chosen one as their `locale`. */
      languages?: components['schemas']['Locale'][];
      /** @description The lowest `reliability.score` allowed, from 0 to 1. */
      reliabilityMin?: number;
      /** @description The lowest `reliability.finished` allowed, from 0 to 300. */
      finishedMin?: number;
      /** @description The lowest rating (`figure`) in the game allowed, at the speed of the `timeControl`. A player who was never rated there has 1000. */
      ratingMin?: number;
      /** @description The highest rating allowed. */
      ratingMax?: number;
    };
    /**
     * @description Origin of a result: a match, or a ruling in its place. `MATCH`: A match that was played. `BYE`: A round without an opponent. `ADJUDICATED`: A ruling of an arbiter. `FORFEIT`: No one came, or no one stayed. `ROUND_DEADLINE`: A rule for the deadline of the round. `LATE_ENTRY`: A round before they entered.
     * @enum {string}
     */
    ResultSource: 'MATCH' | 'BYE' | 'ADJUDICATED' | 'FORFEIT' | 'ROUND_DEADLINE' | 'LATE_ENTRY';
    /** @description The match to rewind. */
    RewindMatchInput: {
      /**
       * Format: int32
       * @description The version to go back to; no one may have resigned since.
       */
      toVersion: number;
      /** @description Why, up to 256 characters; everyone may read it in the journal. */
      reason: string;
    };
    /**
     * @description Role of an account. `PLAYER`: Plays matches. `ORGANIZER`: Runs events. `ADMIN`: Looks after the service.
     * @enum {string}
     */
    Role: 'PLAYER' | 'ORGANIZER' | 'ADMIN';
    /** @description A round of a tournament. */
    Round: {
      /** @description 1, 2, … over all stages. */
      number: number;
      /** @description The stage that it belongs to. */
      stage: number;
      /** @description Status. */
      status: components['schemas']['RoundStatus'];
      /** @description Number of pods it has. */
      podCount: number;
      /** @description Whether it is the final of an elimination. */
      final: boolean;
      /**
       * Format: date-time
       * @description Time when its matches begin; `null` in a draft.
       */
      startsAt: string | null;
      /**
       * Format: date-time
       * @description Time when it ends at the latest; `null` where it has no end.
       */
      deadline: string | null;
      /**
       * Format: date-time
       * @description Time when it was over.
       */
      completedAt: string | null;
      /** @description Version that last changed the round, results aside. An act on the round compares `expectedVersion` with it. */
      changedAt: number;
      /** @description The seed of its draw, in hex. */
      seed: string;
      /** @description SHA-256 of the regulations that it was drafted by, in hex. */
      regulations: string;
      /** @description Report on the draw, for everyone to check. */
      pairing: components['schemas']['PairingReport'];
      /** @description Players that have a bye. */
      byes: components['schemas']['TournamentPlayer'][];
      /** @description Players that sit it out, or came too late for it. */
      missed: components['schemas']['TournamentPlayer'][];
      /** @description Pairs of start numbers that it keeps apart. Only its staff see them. */
      forbidden: number[][];
      /** @description The commitment to these pairs: SHA-256 of the JSON `[salt, round, pairs]`, in hex. The export for staff shows salt and pairs. `null` if there are none, in a draft, and in rounds that are older than this field. */
      forbiddenHash: string | null;
      /** @description SHA-256, in hex, of all steps that everyone saw before the one that published the round: of the JSON `[hash before, step]` for each step of the export, the first after an empty text. `null` in a draft and in rounds that are older than this field. */
      stepsHash: string | null;
      pods: components['schemas']['PodPage'];
    };
    /** @description Score of a player in a round. */
    RoundScore: {
      /** @description The round. */
      round: number;
      /** @description The pod; `null` without one. */
      pod: number | null;
      /** @description The place in it. */
      place: number | null;
      /** @description The points, with up to three decimals. */
      points: number;
      /** @description Origin of the points. */
      source: components['schemas']['ResultSource'];
    };
    /**
     * @description Status of a round. `DRAFT`: Drawn, and seen only by staff. `PUBLISHED`: Published: everyone sees it, and its matches are made at `startsAt`. `STARTING`: Starting: its matches are being made. `RUNNING`: In play. `COMPLETED`: Over: all of its pods have a result.
     * @enum {string}
     */
    RoundStatus: 'DRAFT' | 'PUBLISHED' | 'STARTING' | 'RUNNING' | 'COMPLETED';
    /** @description A round of a tournament. */
    RoundSummary: {
      /** @description 1, 2, … over all stages. */
      number: number;
      /** @description The stage that it belongs to. */
      stage: number;
      /** @description Status. */
      status: components['schemas']['RoundStatus'];
      /** @description Number of pods it has. */
      podCount: number;
      /** @description Whether it is the final of an elimination. */
      final: boolean;
      /**
       * Format: date-time
       * @description Time when its matches begin; `null` in a draft.
       */
      startsAt: string | null;
      /**
       * Format: date-time
       * @description Time when it ends at the latest; `null` where it has no end.
       */
      deadline: string | null;
      /**
       * Format: date-time
       * @description Time when it was over.
       */
      completedAt: string | null;
      /** @description Version that last changed the round, results aside. An act on the round compares `expectedVersion` with it. */
      changedAt: number;
    };
    /**
     * @description Effect on matches in play when a tournament is cancelled. `PLAY_ON`: Matches in play go on, and count for no rating. `VOID`: Matches in play end at once, without a result.
     * @enum {string}
     */
    RunningMatches: 'PLAY_ON' | 'VOID';
    /**
     * @description Scope of an access token. With any scope it sees what its account sees. `READ`: Only reads. `PLAY`: Take and leave seats, wait in queues, answer, resign, lay down standing orders, talk. `HOST`: Set matches up, and everything else a host may do. `ORGANIZE`: Act as an organizer, if an organizer or admin made the token for themselves; otherwise nothing. `ACCOUNT`: Change the account's profile, take vacation, block others, and say what orders to lay down wherever it sits.
     * @enum {string}
     */
    Scope: 'READ' | 'PLAY' | 'HOST' | 'ORGANIZE' | 'ACCOUNT';
    /** @description A season that is proposed, for an organizer to edit. */
    SeasonDraft: {
      /** @description Which season it would be, from 1. */
      season: number;
      /** @description Its divisions, the highest first. */
      divisions: {
        /** @description Accounts that play in it, in order. */
        players: components['schemas']['Person'][];
        /** @description The tournament that was set up for it; `null` for none. */
        tournamentId: string | null;
      }[];
      /** @description Move of each account into its division. */
      moves: {
        /** @description The account. */
        account: components['schemas']['Person'];
        /** @description From where; `null` for newcomers. */
        from: number | null;
        /** @description Into which. */
        to: number;
      }[];
      /** @description Whether there are too few for a division. */
      tooFew: boolean;
    };
    /** @description One seat of a match: held by an account or a bot, or free while the match is open. */
    SeatInfo: {
      /** @description The seat's id within its match, for example `seat1`. */
      id: string;
      /** @description The name of anyone who holds it; for a free seat, its number in words. */
      name: string;
      /** @description The account that holds it, if one does. */
      account: components['schemas']['Person'] | null;
      /** @description The level of the bot that holds it, if one does. */
      bot: string | null;
      /** @description Whether it may still be taken. */
      free: boolean;
      /** @description Whether its holder has resigned. */
      resigned: boolean;
      /** @description Whether its holder plays. */
      presence: components['schemas']['Presence'];
      /** @description In how many turns of its own it was late, one after another. */
      missed: number;
    };
    /** @description The smallest and the largest number of seats; both are allowed. */
    SeatRange: {
      /** @description The fewest seats. */
      min: number;
      /** @description The most seats. */
      max: number;
    };
    /** @description In which order to number players. */
    SeedPlayersInput: {
      /** @description Accounts, the first first; anyone who is not named comes after them. */
      accountIds: string[];
    };
    /** @description Version up to which you have seen a match. */
    Seen: {
      /** @description Version that you marked as seen; `null` for none. */
      version: number | null;
    };
    /** @description Something to say. Either `text` or `phrase`. */
    SendMessageInput: {
      /** @description Audience. You see the messages of audiences that you can write to: `SEATS` is for those who hold a seat, `SPECTATORS` for those who hold none. */
      audience: components['schemas']['Audience'];
      /** @description Your own words: up to 500 characters, on one line. */
      text?: string;
      /** @description One of `Query.phrases`, by its id. */
      phrase?: string;
    };
    /** @description A series: tournaments whose places add up to one table. A league is a series whose events are seasons, each of divisions that are tournaments of their own. It has no results but those of its events: whatever is corrected there is corrected here. */
    Series: {
      /** @description The series' id; treat it as opaque. */
      id: string;
      /** @description Number of times it has changed, as you are shown it. */
      version: number;
      /** @description Name given by its organizer, as plain text. */
      name: string;
      /** @description Description, as plain text. */
      description: string | null;
      /** @description Visibility. A private one is found by the accounts that run it or take part in one of its events. */
      visibility: components['schemas']['TournamentVisibility'];
      /** @description Account that created it. */
      owner: components['schemas']['Person'];
      /** @description Other accounts that run it. */
      organizers: components['schemas']['Person'][];
      /** @description Regulations by which its table follows from those of its events. */
      regulations: components['schemas']['SeriesRegulations'];
      /** @description Regulations of divisions between seasons; `null` if it is not a league. */
      league: components['schemas']['LeagueRegulations'] | null;
      /** @description Its events, in order. */
      events: {
        /** @description The ids of its tournaments: of a season those of its divisions, the highest first; else one. */
        tournamentIds: string[];
      }[];
      /** @description Next season as proposed. Only those who run the league see it. */
      draft: components['schemas']['SeasonDraft'] | null;
      /** @description Mutations that you can use now. */
      can: components['schemas']['SeriesAction'][];
      /**
       * Format: date-time
       * @description Time when it was set up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
    };
    /**
     * @description Mutations on a series, by name. `UPDATE_SERIES`: Change the series. `DRAFT_SEASON`: Propose the next season.
     * @enum {string}
     */
    SeriesAction: 'UPDATE_SERIES' | 'DRAFT_SEASON';
    /** @description Table of a series for spreadsheets, with a header: rank, name, points, each tie-break, and place and points of each event. No cell is a formula. */
    SeriesCsv: string;
    /** @description The series that you own or organize, the latest first. Needs a token. */
    SeriesPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['SeriesSummary'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description Lists the accounts that qualify from a series: the best of those who were in enough events. */
    SeriesQualifiers: {
      /** @description Items, in order. */
      items: components['schemas']['Person'][];
    };
    /** @description Regulations by which the table of a series follows from those of its events. */
    SeriesRegulations: {
      /** @description Points for each place of an event, the first first; places beyond it, nothing. */
      pointsByPlace: number[];
      /** @description Number of best events that count for each player; `null` means all. */
      best: number | null;
      /** @description Number of events needed to qualify. */
      atLeast: number;
      /** @description Tie-breaks between accounts with equal points, in order. A random draw follows in any case. */
      ties: components['schemas']['SeriesTie'][];
    };
    /** @description Regulations by which the table of a series follows from those of its events. */
    SeriesRegulationsInput: {
      /** @description Points for each place of an event, the first first: 1 to 256 places, none worth more than a better one. Points from 0 to 1000, with up to three decimals. */
      pointsByPlace: number[];
      /** @description Number of best events that count for each player: 1 to 100; all by default. */
      best?: number;
      /** @description Number of events needed to qualify: 1 to 100. */
      atLeast?: number;
      /** @description Tie-breaks between accounts with equal points, in order. */
      ties?: components['schemas']['SeriesTie'][];
    };
    /**
     * @description Status of an event of a series. `NONE`: Not counted: the event is not over, or was called off. `PROVISIONAL`: Provisional: the event is over, and its results can still be corrected. `FINAL`: Final: the event is over for good.
     * @enum {string}
     */
    SeriesResult: 'NONE' | 'PROVISIONAL' | 'FINAL';
    /** @description A row of the table of a series. */
    SeriesStanding: {
      /** @description The place: 1, 2, …; no two share one. */
      rank: number;
      /** @description The account. */
      account: components['schemas']['Person'];
      /** @description The points, with up to three decimals. */
      points: number;
      /** @description Tie-breaks between players with equal points, in the order of the regulations. */
      tieBreaks: {
        /** @description Which. */
        kind: components['schemas']['SeriesTieKind'];
        /** @description Its value. */
        value: string;
      }[];
      /** @description Score of each event. */
      scores: {
        /** @description Which event, from 1. */
        event: number;
        /** @description The tournament that they played in. */
        tournamentId: string;
        /** @description The place; of a season over all its divisions, one below the other. */
        place: number;
        /** @description Points, with up to three decimals. */
        points: number;
        /** @description Whether it is among the best that count. */
        counts: boolean;
      }[];
    };
    /** @description Page of the table of a series, the best first. */
    SeriesStandingPage: {
      /** @description Result of each event of the series, in order. */
      results: components['schemas']['SeriesResult'][];
      /** @description Seed of the draw, in hex: SHA-256 of the ID and of the secrets of the events that count. */
      seed: string;
      /** @description Rows of the page. */
      items: components['schemas']['SeriesStanding'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last row: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description A series as lists tell of it: read it by its `id`. */
    SeriesSummary: {
      /** @description The series' id. */
      id: string;
      /** @description Name given by its organizer, as plain text. */
      name: string;
      /** @description Visibility: the accounts that can find it. */
      visibility: components['schemas']['TournamentVisibility'];
      /** @description Whether it is a league. */
      league: boolean;
      /** @description Number of events. */
      events: number;
      /**
       * Format: date-time
       * @description Time when it was set up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
    };
    /**
     * @description Tie-break between accounts of a series with equal points. `WINS`: Events won. `PLACES`: Most first places, then most second ones, and so on. `LATEST`: The better place in the latest event, then in the one before, and so on.
     * @enum {string}
     */
    SeriesTie: 'WINS' | 'PLACES' | 'LATEST';
    /**
     * @description Kind of tie-break of a series. `WINS`: Events won. `PLACES`: Number of times in each place, the first first. `LATEST`: The places from the latest event back; a dash for an event that they were not in. `DRAW`: The draw, by the seed of the table.
     * @enum {string}
     */
    SeriesTieKind: 'WINS' | 'PLACES' | 'LATEST' | 'DRAW';
    /** @description Information on the service that a client reads first. */
    Service: {
      /** @description Version of the contract, such as `1.0.0`. Additions raise its middle number. */
      version: string;
      /** @description The languages that every text exists in. */
      languages: components['schemas']['Locale'][];
      /** @description The OIDC issuer whose tokens are taken: below it clients find how to sign in. */
      issuer: string;
      /** @description The key that push messages are signed by, in base64url: the `applicationServerKey` by which a browser subscribes. */
      pushKey: string;
      /** @description Kinds of notification channels, each with the fields of a form that adds one. */
      channelKinds: components['schemas']['ChannelKindInfo'][];
      /** @description Limits: numbers by name, such as `hostedMatches`, `logPerPage`, `bodyBytes`, `documentCost`, `socketMessageBytes` and `accountRatePerSecond`. A rate that does not count here is left out. */
      limits: {
        [key: string]: number;
      };
    };
    /** @description Holds and credits of time by operators, for all matches. */
    ServiceTime: {
      /** @description Why no time is up for now; `null` if it goes on. */
      hold: components['schemas']['ExpiryHold'] | null;
      /** @description The latest credits, the oldest first. */
      credits: components['schemas']['TimeCredit'][];
    };
    /** @description Notification rules that replace your present ones. With `[]` the defaults apply. */
    SetNotificationRulesInput: {
      /** @description At most 50, the most particular first: of several that fit the first counts. What none fits is not told. */
      rules: components['schemas']['NotificationRuleInput'][];
    };
    /** @description A role to give or to take. */
    SetTournamentRoleInput: {
      /** @description Which. */
      role: components['schemas']['GivenRole'];
      /** @description Whether they have it. */
      granted: boolean;
    };
    /** @description A place of a board, in units of the board's own: `x` grows to the right, `y` downwards. */
    Space: {
      /** @description The place, such as `space:crags`; its name and help stand in the texts under it. */
      ref: string;
      /** @description Its left edge. */
      x: number;
      /** @description Its upper edge. */
      y: number;
      /** @description Its width. */
      w: number;
      /** @description Its height. */
      h: number;
      tone?: components['schemas']['Tone'];
      glyph?: components['schemas']['Glyph'];
      /** @description What it is a part of, such as `region:outer`. */
      group?: string;
      /**
       * @description A special part: the match is won here, figures start here, or many ways meet here.
       * @enum {string}
       */
      role?: 'goal' | 'start' | 'hub';
      /** @description The places it leads to. */
      links: string[];
    };
    /** @description A group of places that a client may draw as one land. */
    SpaceGroup: {
      /** @description The group, as `Space.group` names it; its name stands in the texts under it. */
      ref: string;
      tone?: components['schemas']['Tone'];
      /**
       * @description The ground its places lie on; `land` by default.
       * @enum {string}
       */
      ground?: 'land' | 'water' | 'stone' | 'wood';
      /**
       * @description The tone of its border where another group begins.
       * @enum {string}
       */
      edge?:
        | 'grey'
        | 'brown'
        | 'red'
        | 'orange'
        | 'yellow'
        | 'green'
        | 'teal'
        | 'blue'
        | 'purple'
        | 'pink';
    };
    /**
     * @description Whether a match is played at once or over days. `LIVE`: Real-time: a question, a turn or the time bank has less than an hour. Reactions don't count. `ASYNC`: Turn-based: everyone plays when they have time.
     * @enum {string}
     */
    Speed: 'LIVE' | 'ASYNC';
    /** @description Spread of numbers. */
    Spread: {
      /** @description Half of them are no greater. */
      median: number;
      /** @description Nine in ten are no greater. */
      p90: number;
    };
    /** @description A stage of a tournament. */
    Stage: {
      /** @description 1, 2 or 3. */
      number: number;
      /** @description Format of its rounds. */
      format: components['schemas']['TournamentFormat'];
      /** @description Status. */
      status: components['schemas']['StageStatus'];
      /** @description Number of rounds it has; `null` where that follows from how many play. */
      rounds: number | null;
      /** @description Number of players that go on into it from the stage before; `null` for the first. */
      cut: number | null;
    };
    /**
     * @description Status of a stage. `WAITING`: Not begun. `RUNNING`: In play. `COMPLETED`: Over.
     * @enum {string}
     */
    StageStatus: 'WAITING' | 'RUNNING' | 'COMPLETED';
    /** @description One seat's place in the ranking. */
    Standing: {
      /** @description The seat. */
      seat: string;
      /** @description Its place; 1 is the best. */
      place: number;
      /** @description Its score. */
      score: number;
      /** @description The parts of the score, and what broke ties: numbers by name. */
      details: {
        [key: string]: unknown;
      };
      /** @description The place in words, such as `3rd of 4`. */
      placeText: string;
      /** @description The score in words, with its parts; of a player who left the match, only that. */
      scoreText: string;
      /** @description The parts that add up to the score, without those that are 0; empty if the game names none. */
      parts: components['schemas']['StandingPart'][];
    };
    /** @description One of your standing orders. One that has come to its end, or has answered once, is gone. */
    StandingOrder: {
      /** @description The `kind` of the questions it covers, or `*` for any. */
      kind: string;
      /** @description Only questions about these things; `null` if they may be about anything. */
      about: {
        [key: string]: unknown;
      } | null;
      /** @description The options it chooses, by their ids; none if it asks. */
      choose: string[];
      /** @description Whether it leaves these questions to you. */
      ask: boolean;
      /** @description Whether it is dropped when it has answered. */
      once: boolean;
      /** @description Event that ends it automatically; `null` if it stands until you lay down others. */
      until: string | null;
    };
    /** @description Standing order for questions before they come: choose for you, or ask you. Always pass, for instance: `{ kind: "react", choose: ["pass"] }`; pass until the end of this turn: `{ kind: "react", choose: ["pass"], until: "turn" }`. An order answers only questions that are asked: in Talisman, `cast:healing` works in the turns of others after the action `always:healing`. */
    StandingOrderInput: {
      /** @description The `kind` of the questions it covers, or `*` for any. */
      kind: string;
      /** @description Only questions about these things: strings or numbers by name, or for a number its bounds, both included: one or both of `{ atLeast, atMost }`. */
      about?: {
        [key: string]: unknown;
      };
      /** @description The options to choose, by their ids; given whenever the choice is legal. Either this or `ask`. */
      choose?: string[];
      /** @description `true` leaves these questions to you, whatever the orders after it say. Either this or `choose`. */
      ask?: boolean;
      /** @description `true` drops the order when it has answered. Only with `choose`. */
      once?: boolean;
      /** @description Event that ends the order automatically: one of `Game.orderEnds`. Without it, it stands until you lay down others. */
      until?: string;
    };
    /** @description Orders to lay down in advance. */
    StandingOrdersInput: {
      /** @description The orders; the first that covers a question decides. They replace the earlier ones. At most 64, and 16 KB in all. */
      orders: components['schemas']['StandingOrderInput'][];
    };
    /** @description Page of the standings of a stage, the best first. */
    StandingPage: {
      /** @description Number of the stage. */
      stage: number;
      /** @description Last round that counts; 0 before the first. */
      round: number;
      /** @description Rows of the page. */
      items: components['schemas']['StandingRow'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last row: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description A part of a score. */
    StandingPart: {
      /** @description The name of the part. */
      name: string;
      /** @description The thing it counts, as `kind:id`; `null` if it is none. */
      ref: string | null;
      /** @description The points it adds to the score. */
      n: number;
    };
    /** @description A row of a table. */
    StandingRow: {
      /** @description The place: 1, 2, …; no two share one. */
      rank: number;
      /** @description The account. */
      player: components['schemas']['TournamentPlayer'];
      /** @description The points, with up to three decimals. */
      points: number;
      /** @description Tie-breaks between players with equal points, in the order of the regulations. */
      tieBreaks: {
        /** @description Which. */
        kind: components['schemas']['TieBreakKind'];
        /** @description Its value, exactly: a whole number or a fraction such as `7/3`; empty where it does not apply. */
        value: string;
      }[];
      /** @description Score of each round. */
      results: components['schemas']['RoundScore'][];
    };
    /** @description Standings for spreadsheets, with a header: rank, number, name, points, each tie-break, and place and points of each round. No cell is a formula. */
    StandingsCsv: string;
    /** @description A match to start. */
    StartMatchInput: {
      /** @description Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's `commitment` before you send it, and send the same again in a retry. See `Fairness`. */
      entropy?: string;
    };
    /** @description A vacation to take. */
    StartVacationInput: {
      /**
       * Format: date
       * @description Its first day, in your time zone: today or later, within a year. Without it, it begins at once.
       */
      from?: string;
      /** @description Number of days it takes, from 1 to 16. Today counts as a whole one. */
      days: number;
    };
    /**
     * @description Accounts or bots that can take the seat of an absent player. `ANY`: Anyone who may find the match. `HUMAN`: People, and no bot accounts. `BOT`: No one: a bot goes on playing it. `NONE`: No one.
     * @enum {string}
     */
    Substitutes: 'ANY' | 'HUMAN' | 'BOT' | 'NONE';
    /** @description A suggested answer to a question. */
    Suggestion: {
      /** @description The ids of the suggested options: a legal answer, as `answer` takes it. */
      choose: string[];
    };
    /** @description Your wish to be told when someone wants to play: once, by your notification channels, when a public table opens that you can join, or someone joins a queue. Only you can see it. */
    TableAlert: {
      /** @description The alert's id. */
      id: string;
      /** @description The game that it is for; `null` for any. */
      game: components['schemas']['GameName'] | null;
      /**
       * Format: date-time
       * @description Time when it was set.
       */
      since: string;
      /**
       * Format: date-time
       * @description Time when it ends, if no one wants to play before.
       */
      until: string;
    };
    /** @description Your table alerts that wait, those that end first before the others. Only you can see them. */
    TableAlerts: {
      /** @description Items, in order. */
      items: components['schemas']['TableAlert'][];
    };
    /** @description A piece of a text. */
    TextPart: {
      /** @description The piece in words. */
      text: string;
      /** @description Reference to the thing it names, as `kind:id`: `card:sword`, `space:crags`, `seat:seat2`. Its name stands in `Game.texts` under this, help under the same with `.text`. `null` for plain text. */
      ref: string | null;
    };
    /** @description What is printed on a thing, in short; its name and help stand in the texts under `kind:id`. */
    Thing: {
      /** @description The key of its type in the texts, such as `type:enemy`. */
      type?: string;
      /** @description Keys of what else is said of it, such as `subtype:dragon`. */
      tags?: string[];
      /** @description What is printed on it. */
      marks?: components['schemas']['Mark'][];
      /** @description Its abilities; their names and help stand in the texts under them. */
      abilities?: string[];
      tone?: components['schemas']['Tone'];
      glyph?: components['schemas']['Glyph'];
    };
    /** @description All things of a game, by kind and by id; copies of a thing are one. */
    Things: {
      [key: string]: {
        [key: string]: components['schemas']['Thing'];
      };
    };
    /**
     * @description Status of a ticket. `OPEN`: Waiting for other players. `CONFIRMING`: A table was found to play at once: say that you are there by `confirmQueue`, until `confirmBy`. `MATCHED`: Matched: the match has started. `LEFT`: Left the queue. `EXPIRED`: Expired: the search timed out, or you did not confirm in time.
     * @enum {string}
     */
    TicketStatus: 'OPEN' | 'CONFIRMING' | 'MATCHED' | 'LEFT' | 'EXPIRED';
    /**
     * @description Tie-break between players with equal points. `HEAD_TO_HEAD`: Score against each other, if all of them have met. `WINS`: Number of pods they won. `PLACES`: Number of first places, then of second places, and so on. `GAME_SCORE`: Score in the game. `OPPONENT_POINTS`: The mean of their opponents' points. `OPPONENT_WIN_RATE`: The mean of their opponents' share of wins. `BUCHHOLZ`: The sum of their opponents' points. `PROGRESSIVE`: The sum of their points after each round. `DRAW`: A keyed lot: always last.
     * @enum {string}
     */
    TieBreakKind:
      | 'HEAD_TO_HEAD'
      | 'WINS'
      | 'PLACES'
      | 'GAME_SCORE'
      | 'OPPONENT_POINTS'
      | 'OPPONENT_WIN_RATE'
      | 'BUCHHOLZ'
      | 'PROGRESSIVE'
      | 'DRAW';
    /** @description Time control of the players. */
    TimeControl: {
      /** @description The id of the preset that it is; `null` if the host has set its parts. */
      preset: string | null;
      /** @description Name. */
      name: string;
      /** @description Whether one plays at once (`LIVE`) or over days. */
      speed: components['schemas']['Speed'];
      /**
       * Format: duration
       * @description The limit for one question, from its asking.
       */
      perQuestion: string | null;
      /**
       * Format: duration
       * @description The limit for all questions of a seat within one turn of the table.
       */
      perTurn: string | null;
      /** @description Time of the seat's own, which its questions use up. */
      bank: components['schemas']['Bank'] | null;
      /**
       * Format: duration
       * @description The limit for a reaction to what others do, the same for all who may react. Anyone who does not answer lets it pass; that uses up nothing, and does not count as late.
       */
      reaction: string | null;
      /** @description Whether time stands on Saturdays and Sundays, by the time zone of anyone who holds the seat. */
      weekends: components['schemas']['Weekends'];
      /** @description Whether time passes only in the playing hours of anyone who holds the seat (`Account.playingHours`). */
      playingHours: boolean;
      /** @description Whether time stands while anyone who holds the seat is on vacation (`Account.vacation`). */
      vacation: components['schemas']['VacationPolicy'];
    };
    /** @description A time control: either the id of a preset, or parts of your own, at least one of `perQuestion`, `perTurn` and `bank`. */
    TimeControlInput: {
      /** @description One of `timeControls`, by its `preset`. */
      preset?: string;
      /**
       * Format: duration
       * @description From PT10S to P14D.
       */
      perQuestion?: string;
      /**
       * Format: duration
       * @description From PT1M to P14D.
       */
      perTurn?: string;
      /** @description Time of each seat's own. */
      bank?: components['schemas']['BankInput'];
      /**
       * Format: duration
       * @description From PT10S to P2D; a quarter of the shortest other part unless given.
       */
      reaction?: string;
      /** @description Whether time stands on weekends, by each one's zone. This and the next two: also with a preset, and only where one plays over days. */
      weekends?: components['schemas']['Weekends'];
      /** @description Whether time passes only in each one's playing hours. */
      playingHours?: boolean;
      /** @description Whether time stands while someone is on vacation. */
      vacation?: components['schemas']['VacationPolicy'];
    };
    /** @description The time controls that everyone knows, the fastest first. */
    TimeControls: {
      /** @description Items, in order. */
      items: components['schemas']['TimeControl'][];
    };
    /** @description Time that was given back: deadlines within it move to an hour after its end, at least. */
    TimeCredit: {
      /**
       * Format: date-time
       * @description Its beginning.
       */
      from: string;
      /**
       * Format: date-time
       * @description Its end.
       */
      to: string;
      /** @description Why it was given. */
      reason: string;
      /** @description The matches that get it; `null`: all. */
      matchIds: string[] | null;
    };
    /** @description Condition under which a tip is shown. */
    TipWhen: {
      /** @description Kind of the question with which it is shown. */
      kind?: string;
      /** @description Facts that the question's `about` must contain. */
      about?: {
        [key: string]: unknown;
      };
      /**
       * @description Set if the tip is shown only once.
       * @constant
       */
      once?: true;
    };
    /**
     * @description A family of colour, of which a client picks its own.
     * @enum {string}
     */
    Tone:
      | 'grey'
      | 'brown'
      | 'red'
      | 'orange'
      | 'yellow'
      | 'green'
      | 'teal'
      | 'blue'
      | 'purple'
      | 'pink';
    /** @description A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from matches; no one types them in. Fields show what you can see. Only staff see drafts. */
    Tournament: {
      /** @description The tournament's id; treat it as opaque. */
      id: string;
      /** @description Number of times it has changed, as you are shown it: of drafts not even this number tells those who are not of its staff. */
      version: number;
      /** @description Name given by its organizer, as plain text. */
      name: string;
      /** @description Description, as plain text. */
      description: string | null;
      /** @description Visibility: the accounts that can find it. */
      visibility: components['schemas']['TournamentVisibility'];
      /** @description The game that is played. */
      game: components['schemas']['GameName'];
      /** @description Status. */
      status: components['schemas']['TournamentStatus'];
      /** @description Regulations: pairings, times and points of the tournament. */
      regulations: {
        /** @description The whole regulations by `Query.regulationsSchema`, with defaults for what was left out. */
        json: {
          [key: string]: unknown;
        };
        /** @description SHA-256 of `json` as it is kept, in hex: each round names the one that it was drafted by. `null` before the announcement. */
        hash: string | null;
        /** @description The regulations for people to read, one line each. */
        text: string;
      };
      /** @description Its stages, in order: one to three. */
      stages: components['schemas']['Stage'][];
      /** @description The stage that it is in: 1, 2 or 3; 0 before the start. */
      stage: number;
      /** @description Number of players with a place. */
      registered: number;
      /** @description Number of players on the waiting list. */
      waiting: number;
      /** @description Its rounds over all stages, in order. */
      rounds: components['schemas']['RoundSummary'][];
      /** @description The appeals of players, the oldest first. */
      appeals: components['schemas']['Appeal'][];
      /** @description Acts that wait for a second person, or did. Only its staff see them. */
      proposed: components['schemas']['ProposedAct'][];
      /** @description Penalties that were given, the oldest first. */
      penalties: components['schemas']['Penalty'][];
      /** @description Proof that its draws, and the dice of its matches, are fair. */
      fairness: {
        /** @description SHA-256 of the secret, in hex. The seed of each round and the secret of each match follow from the secret, so that they were settled before anyone gave entropy. */
        commitment: string;
        /** @description SHA-256 of the regulations as they bind, in hex; `null` before the announcement. Note both: they anchor what was promised. */
        regulations: string | null;
        /** @description The secret, in hex; `null` until all is `FINAL`. */
        secret: string | null;
      };
      /** @description Account that created it. */
      owner: components['schemas']['Person'];
      /** @description Other accounts that run it. */
      roles: components['schemas']['TournamentRoleHolder'][];
      /** @description Your roles in it. */
      myRoles: components['schemas']['TournamentRole'][];
      /** @description You among its players, those who wait and those who dropped included; `null` if you are none. */
      mine: components['schemas']['TournamentPlayer'] | null;
      /** @description Whether a registration of yours was received and is not yet counted: look again in 2 seconds. */
      pending: boolean;
      /** @description The pod that you play in, or will next; `null` for none. */
      myNext: components['schemas']['Pod'] | null;
      /** @description Mutations that you can use now. They would not be refused for your role or the status. */
      can: components['schemas']['TournamentAction'][];
      /** @description Warnings for staff before the start. Only staff see them. */
      warnings: components['schemas']['TournamentWarning'][];
      /** @description The code by which players register, where the regulations want one. Only its staff see it. */
      code: string | null;
      /** @description Pairs of accounts that are never to meet. Only its staff see them. */
      apart: string[][];
      /** @description Version that last changed its settings or regulations. An act on the whole tournament compares `expectedVersion` with it. */
      changedAt: number;
      /**
       * Format: date-time
       * @description Time when it was set up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description Time when its last round was over.
       */
      finishedAt: string | null;
      /**
       * Format: date-time
       * @description Until when players can appeal, once its last round is over. Its results become final then, if no appeal is open.
       */
      appealsUntil: string | null;
    };
    /** @description Account to invite. */
    TournamentAccountsInput: {
      /** @description 1 to 500 accounts. */
      accountIds: string[];
    };
    /**
     * @description Audit entry: an act of those who run a tournament. `EDIT_PAIRING`: Changed a pairing by hand. `REPAIR`: Drew a round again by the same seed, with more constraints. `UNPUBLISH`: Took a published round back. `ADJUDICATE`: Gave a pod its result, or corrected it. `REPLAY`: Had a pod played again. `INSPECT`: Looked at a running match with an arbiter's eyes. `EXTEND`: Gave time. `REPLACE`: Let someone take over a start number. `PENALISE`: Gave a penalty. `DISQUALIFY`: Disqualified a player. `CHANGE_REGULATIONS`: Changed the regulations. `APPROVE`: Approved an act of someone else. `PAUSE`: Stopped the event. `RESUME`: Let it go on. `CANCEL`: Called it off. `DROP`: Dropped a player. `REINSTATE`: Took a player back in. `DECIDE_APPEAL`: Decided an appeal. `REWIND_MATCH`: Took a match back. `PAUSE_MATCH`: Paused a match. `RESUME_MATCH`: Let a match go on. `CLOSE_PROCEDURE`: Ended a rule that was stuck.
     * @enum {string}
     */
    TournamentAct:
      | 'EDIT_PAIRING'
      | 'REPAIR'
      | 'UNPUBLISH'
      | 'ADJUDICATE'
      | 'REPLAY'
      | 'INSPECT'
      | 'EXTEND'
      | 'REPLACE'
      | 'PENALISE'
      | 'DISQUALIFY'
      | 'CHANGE_REGULATIONS'
      | 'APPROVE'
      | 'PAUSE'
      | 'RESUME'
      | 'CANCEL'
      | 'DROP'
      | 'REINSTATE'
      | 'DECIDE_APPEAL'
      | 'REWIND_MATCH'
      | 'PAUSE_MATCH'
      | 'RESUME_MATCH'
      | 'CLOSE_PROCEDURE';
    /**
     * @description Mutations on a tournament, by name. `UPDATE_TOURNAMENT`: Change its setting. `ANNOUNCE_TOURNAMENT`: Announce the tournament. `OPEN_REGISTRATION`: Let players register. `SET_TOURNAMENT_ROLE`: Give and take roles. `CANCEL_TOURNAMENT`: Call the tournament off. `START_TOURNAMENT`: Start the tournament. `FINALIZE_TOURNAMENT`: Make the results final. `REGISTER_FOR_TOURNAMENT`: Register. `WITHDRAW_FROM_TOURNAMENT`: Give your place up. `CHECK_IN`: Say that you are there; as staff, that others are. `INVITE_PLAYERS`: Invite players. `REGISTER_PLAYERS`: Register players. `APPROVE_PLAYER`: Approve of registrations. `DROP_PLAYER`: Drop players. `REINSTATE_PLAYER`: Take players back in. `SEED_PLAYERS`: Say in which order players are numbered. `PREVIEW_PAIRING`: See what a pairing would be. `DRAFT_ROUND`: Draft the next round. `EDIT_PAIRING`: Change a pairing by hand. `REPAIR_ROUND`: Draw a draft again, with more constraints. `PUBLISH_ROUND`: Publish a draft. `UNPUBLISH_ROUND`: Take a published round back. `DISCARD_ROUND`: Discard a draft. `ADJUDICATE_POD`: Give a pod its result, or correct it. `REPLAY_POD`: Have a pod played again. `INSPECT_POD`: Look at a running match with an arbiter's eyes. `EXTEND_TIME`: Give time. `REPLACE_PLAYER`: Let someone take over a start number. `PENALISE_PLAYER`: Give penalties. `DISQUALIFY_PLAYER`: Disqualify players, with a second person. `CHANGE_REGULATIONS`: Change the regulations, with a second person. `APPROVE_ACT`: Approve of an act that someone else has proposed. `PAUSE_TOURNAMENT`: Pause the event. `RESUME_TOURNAMENT`: Resume the event. `OPEN_APPEAL`: Appeal. `DECIDE_APPEAL`: Decide appeals.
     * @enum {string}
     */
    TournamentAction:
      | 'UPDATE_TOURNAMENT'
      | 'ANNOUNCE_TOURNAMENT'
      | 'OPEN_REGISTRATION'
      | 'SET_TOURNAMENT_ROLE'
      | 'CANCEL_TOURNAMENT'
      | 'START_TOURNAMENT'
      | 'FINALIZE_TOURNAMENT'
      | 'REGISTER_FOR_TOURNAMENT'
      | 'WITHDRAW_FROM_TOURNAMENT'
      | 'CHECK_IN'
      | 'INVITE_PLAYERS'
      | 'REGISTER_PLAYERS'
      | 'APPROVE_PLAYER'
      | 'DROP_PLAYER'
      | 'REINSTATE_PLAYER'
      | 'SEED_PLAYERS'
      | 'PREVIEW_PAIRING'
      | 'DRAFT_ROUND'
      | 'EDIT_PAIRING'
      | 'REPAIR_ROUND'
      | 'PUBLISH_ROUND'
      | 'UNPUBLISH_ROUND'
      | 'DISCARD_ROUND'
      | 'ADJUDICATE_POD'
      | 'REPLAY_POD'
      | 'INSPECT_POD'
      | 'EXTEND_TIME'
      | 'REPLACE_PLAYER'
      | 'PENALISE_PLAYER'
      | 'DISQUALIFY_PLAYER'
      | 'CHANGE_REGULATIONS'
      | 'APPROVE_ACT'
      | 'PAUSE_TOURNAMENT'
      | 'RESUME_TOURNAMENT'
      | 'OPEN_APPEAL'
      | 'DECIDE_APPEAL';
    /** @description Steps of a tournament, one `TournamentStep` on each line. */
    TournamentEvents: string;
    /** @description Everything needed to compute each figure of a tournament again. */
    TournamentExport: {
      /**
       * @description Version of the format.
       * @constant
       */
      schema: 'tournament-1';
      /** @description Commit of the release that exported it; absent if unknown. */
      commit?: string;
      /** @description ID of the tournament. */
      id: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Format of the rounds of a stage. `SWISS`: Each round is drawn by the results so far. No one is eliminated. `ROUND_ROBIN`: All rounds are drawn on the first day, so that everyone meets everyone as evenly as possible. `ELIMINATION`: A player who does not advance loses a life, and leaves without one.
     * @enum {string}
     */
    TournamentFormat: 'SWISS' | 'ROUND_ROBIN' | 'ELIMINATION';
    /**
     * @description The lists of tournaments there are. `MINE`: Tournaments that you run or play in. Needs a token. `OPEN`: Public tournaments that were announced and have not begun. `RUNNING`: Public tournaments in play. `FINISHED`: Public tournaments that are over.
     * @enum {string}
     */
    TournamentList: 'MINE' | 'OPEN' | 'RUNNING' | 'FINISHED';
    /** @description A list of tournaments, the latest first. Without a filter: those that players may still enter. */
    TournamentPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['TournamentSummary'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description A player of a tournament. */
    TournamentPlayer: {
      /** @description Of this account in this tournament. */
      id: string;
      /** @description Account that holds the place now. */
      account: components['schemas']['Person'];
      /** @description The start number: who played, however often the account in it changes. `null` before the start. */
      number: number | null;
      /** @description Status of the registration. */
      status: components['schemas']['PlayerStatus'];
      /**
       * Format: date-time
       * @description Time when the registration was received.
       */
      registeredAt: string;
      /** @description The place on the waiting list: 1, 2, …; `null` for anyone who does not wait. */
      waitingPlace: number | null;
      /** @description The place that staff have seeded them at. */
      seed: number | null;
      /** @description The first round that they play in, where they came late. */
      entered: number | null;
      /** @description The round that they have checked in for last. */
      checkedIn: number | null;
      /** @description In how many pods they have never answered a question of their own; two drop a player. */
      noShows: number;
      /** @description Whether they leave as soon as their pod is over. */
      leaving: boolean;
      /** @description The lives left, in an elimination. */
      lives: number | null;
      /** @description Accounts that held the number before, the first first. */
      before: components['schemas']['Person'][];
    };
    /** @description Registered players: by start number after the start, by order of receipt before. */
    TournamentPlayerPage: {
      /** @description Items of the page, in order. */
      items: components['schemas']['TournamentPlayer'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Cursor of the last item: `after` of the next page. */
      endCursor: string | null;
    };
    /** @description Tournament in the format TRF16 of FIDE. */
    TournamentReportFile: string;
    /**
     * @description Role in a tournament. `OWNER`: Set it up, or has it now: gives roles, and calls it off. `ORGANIZER`: Sets it up, draws and publishes rounds. `ARBITER`: Draws and publishes rounds, and settles what goes wrong. `STAFF`: Helps with registration and check-in. The one role of a bot account. `APPEALS`: Decides appeals, and nothing else.
     * @enum {string}
     */
    TournamentRole: 'OWNER' | 'ORGANIZER' | 'ARBITER' | 'STAFF' | 'APPEALS';
    /** @description Someone who runs a tournament. */
    TournamentRoleHolder: {
      /** @description The account. */
      account: components['schemas']['Person'];
      /** @description As what. */
      roles: components['schemas']['TournamentRole'][];
    };
    /** @description Player to drop. */
    TournamentRulingInput: {
      /** @description Why, for everyone to read: 10 to 500 characters. */
      reason: string;
      /** @description Note for staff. Only staff see it. */
      note?: string;
    };
    /**
     * @description Status of a tournament. `DRAFT`: Being set up; only its staff see it. `ANNOUNCED`: Announced; the regulations bind from now on. `REGISTRATION`: Players register. `CHECK_IN`: Players say that they are there. `RUNNING`: Rounds are being played. `PAUSED`: Paused: no round is drafted or published, and deadlines wait. `FINISHED`: All rounds are over; results may still be corrected, and appealed against. `FINAL`: Over for good; the secret is published. `CANCELLED`: Called off.
     * @enum {string}
     */
    TournamentStatus:
      | 'DRAFT'
      | 'ANNOUNCED'
      | 'REGISTRATION'
      | 'CHECK_IN'
      | 'RUNNING'
      | 'PAUSED'
      | 'FINISHED'
      | 'FINAL'
      | 'CANCELLED';
    /** @description A step of a tournament, as those may read it who follow it. */
    TournamentStep: {
      /** @description The version that it had then. */
      version: number;
      /**
       * Format: date-time
       * @description Time when that version was made.
       */
      at: string;
      /** @description Events, as the export has them: each an object with its `type`. Ignore types that you do not know. */
      events: unknown[];
    };
    /** @description A tournament as lists tell of it: read it by its `id`. */
    TournamentSummary: {
      /** @description The tournament's id. */
      id: string;
      /** @description Name given by its organizer. */
      name: string;
      /** @description The game that is played. */
      game: components['schemas']['GameName'];
      /** @description Status. */
      status: components['schemas']['TournamentStatus'];
      /** @description Visibility: the accounts that can find it. */
      visibility: components['schemas']['TournamentVisibility'];
      /** @description Number of players with a place. */
      players: number;
      /** @description Maximum number of players. */
      cap: number;
      /**
       * Format: date-time
       * @description Time when it begins; `null` where its staff say so.
       */
      startsAt: string | null;
      /**
       * Format: date-time
       * @description Time when it was set up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time when it last changed.
       */
      updatedAt: string;
    };
    /** @description Steps of a tournament, the oldest first. */
    TournamentUpdates: {
      /** @description Steps, one for each version that you may see. */
      items: components['schemas']['TournamentStep'][];
      /** @description Whether more follow. Their address is in the `Link` header too. */
      hasNextPage: boolean;
      /** @description Version of the last step: `after` of the next page. */
      endCursor: number | null;
    };
    /**
     * @description Visibility of a tournament from its announcement on. Only staff see a draft. `PUBLIC`: Everyone, in lists. `UNLISTED`: Everyone who knows its id; no list has it. `PRIVATE`: Staff, players and invited accounts. For others it does not exist.
     * @enum {string}
     */
    TournamentVisibility: 'PUBLIC' | 'UNLISTED' | 'PRIVATE';
    /** @description Something that staff should look at before the start. */
    TournamentWarning: {
      /** @description Kind. */
      kind: components['schemas']['TournamentWarningKind'];
      /** @description The figures that it is about, by their names. */
      figures: {
        [key: string]: unknown;
      };
      /** @description Warning in words. */
      text: string;
    };
    /**
     * @description Warning for staff before the start. `REPEATS`: More rounds than this number of players can play without meeting again. `APART`: More pairs are to be kept apart than a round has room for, or the whole of a schedule: some of them would meet. `CLOCK`: Matches by this time control may well last longer than a round. `DRAWS_PAY`: A draw scores as much as half a win, or more: players could agree on draws. `SCHEDULE`: More may play a round robin than one is drawn for: fewer can play it, or it has fewer rounds. `BYES`: Some players sit out rounds that smaller pods would let them play, or sit out more often than others.
     * @enum {string}
     */
    TournamentWarningKind: 'REPEATS' | 'APART' | 'CLOCK' | 'DRAWS_PAY' | 'SCHEDULE' | 'BYES';
    /** @description What happens in a tournament that you play in or run. */
    TournamentWebhook: {
      /**
       * @description What it tells of.
       * @enum {string}
       */
      type:
        | 'tournament.registered'
        | 'tournament.waitlist.moved'
        | 'tournament.checkin.open'
        | 'tournament.round.published'
        | 'tournament.round.started'
        | 'tournament.deadline.near'
        | 'tournament.pod.finished'
        | 'tournament.standings.final'
        | 'tournament.act'
        | 'tournament.appeal';
      /**
       * Format: date-time
       * @description When that arose. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
       */
      timestamp: string;
      /** @description What is told of it. */
      data: {
        /** @description The tournament. */
        tournamentId: string;
        /** @description Its game. */
        gameId: string;
        /** @description The round that it is about. */
        round?: number;
        /** @description The pod of that round in which you sit. */
        pod?: number;
        /**
         * Format: date-time
         * @description When the round begins. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
         */
        startsAt?: string;
        /**
         * Format: date-time
         * @description By when. ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`.
         */
        deadline?: string;
        /** @description How much of the time for the round has passed, in percent. */
        percent?: number;
        /** @description The act of those who run it, by its name in the audit; `PROPOSAL` of one that waits for a second person. */
        act?: string;
        /** @description How the registration or the appeal stands by it. */
        status?: string;
      };
    };
    /** @description Limit of undoing a match: the version since which no one has learnt anything they could use. */
    Undo: {
      /** @description Policy of undoing. */
      policy: components['schemas']['UndoPolicy'];
      /** @description Number of undos left, of 3. */
      left: number;
      /** @description The earliest version that it can go back to; `null` if it can go back to none. */
      to: number | null;
      /** @description Version that can't be undone; `null` if the policy forbids undoing, or no undo is left. */
      sealedAt: number | null;
      /** @description Why it goes back no further. */
      reason: components['schemas']['UndoBarrier'];
    };
    /**
     * @description Why a match cannot be taken back further. `NONE`: The policy of the match is `NONE`. `SPENT`: All three takebacks of the match are used up. `ROLL`: Dice were rolled, or cards drawn or shuffled, at `sealedAt`. `REVEALED`: Someone learnt something at `sealedAt`: a thing, a hidden answer, what an order did. `RESIGNED`: Someone resigned at `sealedAt`. `BEGUN`: The match began at `sealedAt`, or was taken back by then. `OTHERS`: Of `OWN`: another seat answered at `sealedAt`. `FAR`: The limit of takebacks was reached.
     * @enum {string}
     */
    UndoBarrier: 'NONE' | 'SPENT' | 'ROLL' | 'REVEALED' | 'RESIGNED' | 'BEGUN' | 'OTHERS' | 'FAR';
    /** @description Answers of yours to take back. */
    UndoInput: {
      /**
       * Format: int32
       * @description The version to go back to: see `Match.undo`.
       */
      toVersion: number;
    };
    /** @description Version to which a match can be undone. */
    UndoOfMatch: {
      /** @description Limit of undoing; `null` unless the match is in play. */
      undo: components['schemas']['Undo'] | null;
    };
    /**
     * @description Policy of undoing a match. `NONE`: No takebacks. `OWN`: Each seat its own latest answers, by `undo`. `CONSENT`: The table together, by `propose`.
     * @enum {string}
     */
    UndoPolicy: 'NONE' | 'OWN' | 'CONSENT';
    /** @description A pod without a result. */
    UnresolvedPod: {
      /** @description Its round. */
      round: number;
      /** @description Its number within the round. */
      pod: number;
    };
    /** @description Mails that a link in one of them has turned off. */
    Unsubscription: {
      /** @description The id of the rule by which they came: one of your `notificationRules`, or `usual-mail`, by which you are told if you have none. `null` if nothing at all is sent by the channel. */
      ruleId: string | null;
      /**
       * Format: date-time
       * @description Since when; `null` if that was not kept.
       */
      since: string | null;
    };
    /** @description Changes of your profile. Omitted fields stay; `null` deletes a field. */
    UpdateProfileInput: {
      /** @description Name shown to others, up to 64 characters. It takes precedence over the name in your token. */
      name?: string | null;
      /** @description The language of all texts for which a request names none. */
      locale?: components['schemas']['Locale'] | null;
      /** @description An IANA time zone, such as `Europe/Prague`. */
      timeZone?: string | null;
      /** @description From when on mails and push messages wait, in your time zone: from 00:00 to 23:59. */
      quietFrom?: string | null;
      /** @description Until when they wait; no time is quiet if it is the same as `quietFrom`. */
      quietTo?: string | null;
      /**
       * Format: duration
       * @description Time left below which notifications are sent even in quiet hours: up to P1D.
       */
      urgentBelow?: string | null;
      /** @description When digests are sent, in your time zone: from 00:00 to 23:59. */
      digestAt?: string | null;
      /** @description When you play, in your time zone: at least 6 hours on each of 5 days, and 42 hours a week; `null`: always. A change of these, or of your zone, counts for what you are asked 24 hours later. */
      playingHours?: components['schemas']['WeeklyWindowInput'][] | null;
      /** @description Whether a day of vacation is taken automatically where a question would be answered by the clock. `null`: it is. */
      autoVacation?: boolean | null;
    };
    /** @description Changes of a series; omitted fields stay. */
    UpdateSeriesInput: {
      /** @description Name: 1 to 100 characters. */
      name?: string;
      /** @description Description: up to 4000 characters. */
      description?: string;
      /** @description Visibility: the accounts that can find it. */
      visibility?: components['schemas']['TournamentVisibility'];
      /** @description Regulations by which its table follows from those of its events, whole. */
      regulations?: components['schemas']['SeriesRegulationsInput'];
      /** @description Regulations of divisions between seasons, whole. A series can't become a league. */
      league?: components['schemas']['LeagueRegulationsInput'];
      /** @description All other accounts that run it: up to 32. For its owner. */
      organizers?: string[];
      /** @description Its events, whole, each by its tournaments: of a season the divisions, the highest first; else one. Only those who run a tournament bring it in, once it is announced. At most 100 tournaments in all. */
      events?: string[][];
    };
    /** @description Changes of a tournament; omitted fields stay. */
    UpdateTournamentInput: {
      /** @description Name: 1 to 100 characters. */
      name?: string;
      /** @description Description: up to 4000 characters. */
      description?: string;
      /** @description Visibility: the accounts that can find it. */
      visibility?: components['schemas']['TournamentVisibility'];
      /** @description The code by which players register: 4 to 64 characters. */
      code?: string;
      /** @description The regulations, whole. From the announcement on they are locked: see `changeRegulations`. */
      regulations?: {
        [key: string]: unknown;
      };
      /** @description Pairs of accounts that are never to meet, whole: `[["ann", "bob"]]`. */
      apart?: string[][];
    };
    /** @description An account's vacations: while they last, its time stands in matches whose clock allows for it. There are 30 days in any 365, to be taken in up to 6 vacations of 1 to 16 days. */
    Vacation: {
      /** @description Number of days they may still take, as of today. */
      daysLeft: number;
      /** @description The vacation that lasts now; `null` for none. */
      current: components['schemas']['DateRange'] | null;
      /** @description Vacations to come. */
      planned: components['schemas']['DateRange'][];
      /** @description Whether a day is taken automatically where a question would be answered by the clock: at most three for one match before they answer there. */
      auto: boolean;
    };
    /**
     * @description Whether a vacation stops time. `ALLOWED`: The clock stops while the player is on vacation. `FORBIDDEN`: The clock runs while the player is on vacation.
     * @enum {string}
     */
    VacationPolicy: 'ALLOWED' | 'FORBIDDEN';
    /** @description A channel to verify. */
    VerifyNotificationChannelInput: {
      /** @description The code that was sent by it. It can be tried five times, within an hour. */
      code: string;
    };
    /**
     * @description Visibility of a match. `PUBLIC`: Listed: anyone can watch it or take a free seat. `PRIVATE`: Not listed. Only its host, seat holders and admins see it. The invitation lets others take a seat.
     * @enum {string}
     */
    Visibility: 'PUBLIC' | 'PRIVATE';
    /** @description One seat's vote. */
    Vote: {
      /** @description The seat. */
      seat: string;
      /** @description Whether it agrees. */
      agree: boolean;
      /**
       * Format: date-time
       * @description Time when it voted.
       */
      at: string;
    };
    /** @description Your vote on a proposal. */
    VoteInput: {
      /** @description Whether you agree. One no ends it, or takes it back if it is yours. */
      agree: boolean;
    };
    /**
     * @description Effect of weekends on the clock. `RUN`: The clock runs on weekends. `STOP`: The clock stops on weekends.
     * @enum {string}
     */
    Weekends: 'RUN' | 'STOP';
    /** @description A span of every week, by the clock on the wall in the account's time zone. */
    WeeklyWindow: {
      /** @description The day of the week on which it begins: 1 is Monday, 7 is Sunday. */
      day: number;
      /** @description When it begins: `18:00`. */
      from: string;
      /** @description When it ends: `22:00`. One that ends no later than it begins ends on the next day. */
      to: string;
    };
    /** @description A span of every week, by the clock on the wall in your time zone. */
    WeeklyWindowInput: {
      /** @description The day of the week on which it begins: 1 is Monday, 7 is Sunday. */
      day: number;
      /** @description When it begins, from 00:00 to 23:59. */
      from: string;
      /** @description When it ends, from 00:00 to 23:59. One that ends no later than it begins ends on the next day. */
      to: string;
    };
  };
  responses: {
    /** @description The request is malformed. */
    400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:bad-user-input",
         *       "title": "The request is malformed.",
         *       "status": 400,
         *       "detail": "The body is not JSON: line 1, column 12: a value is expected.",
         *       "code": "BAD_USER_INPUT",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `UNAUTHENTICATED`: A valid token is required. */
    401: {
      headers: {
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:unauthenticated",
         *       "status": 401,
         *       "title": "A valid token is required.",
         *       "code": "UNAUTHENTICATED",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Send a token: `Authorization: Bearer <token>`."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `FORBIDDEN`: You don't have permission to do this. */
    403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:forbidden",
         *       "status": 403,
         *       "title": "You don't have permission to do this.",
         *       "code": "FORBIDDEN",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Only the host can start the match."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `NOT_FOUND`: Not found, or you don't have access. */
    404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:not-found",
         *       "status": 404,
         *       "title": "Not found, or you don't have access.",
         *       "code": "NOT_FOUND",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Match not found, or you don't have access."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. */
    409: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: The match has changed since the version you expected. */
    412: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 412,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request is too large. */
    413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:bad-user-input",
         *       "title": "The request is too large.",
         *       "status": 413,
         *       "detail": "The request body must have at most 102400 bytes.",
         *       "code": "BAD_USER_INPUT",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body must be JSON. */
    415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:bad-user-input",
         *       "title": "The body must be JSON.",
         *       "status": 415,
         *       "detail": "Send `content-type: application/json`.",
         *       "code": "BAD_USER_INPUT",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `BAD_USER_INPUT`: The request is invalid. */
    422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:bad-user-input",
         *       "status": 422,
         *       "title": "The request is invalid.",
         *       "code": "BAD_USER_INPUT",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "`/seats` is required.",
         *       "faults": [
         *         {
         *           "in": "body",
         *           "at": "/seats",
         *           "detail": "Required."
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `RATE_LIMITED`: Too many requests. */
    429: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:rate-limited",
         *       "status": 429,
         *       "title": "Too many requests.",
         *       "code": "RATE_LIMITED",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Too many requests from this account. Try again in 3 s."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `INTERNAL`: Internal server error. */
    500: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:internal",
         *       "status": 500,
         *       "title": "Internal server error.",
         *       "code": "INTERNAL",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Internal server error. If it happens again, report the request ID."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STORAGE_FULL`: The storage of the service is full. */
    507: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:storage-full",
         *       "status": 507,
         *       "title": "The storage of the service is full.",
         *       "code": "STORAGE_FULL",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The storage of the service is full, and nothing was stored. Try again later."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `FORBIDDEN`: You don't have permission to do this. `CONFLICT_OF_INTEREST`: You can't rule on a match you play in. */
    '403-conflict_of_interest': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:forbidden",
         *       "status": 403,
         *       "title": "You don't have permission to do this.",
         *       "code": "FORBIDDEN",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Only the host can start the match."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `FORBIDDEN`: You don't have permission to do this. `REQUIREMENTS_NOT_MET`: You don't meet the table's requirements. */
    '403-requirements_not_met': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:forbidden",
         *       "status": 403,
         *       "title": "You don't have permission to do this.",
         *       "code": "FORBIDDEN",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Only the host can start the match."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `FORBIDDEN`: You don't have permission to do this. `SECOND_PERSON_REQUIRED`: This needs approval from a second person. `CONFLICT_OF_INTEREST`: You can't rule on a match you play in. */
    '403-second_person_required-conflict_of_interest': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:forbidden",
         *       "status": 403,
         *       "title": "You don't have permission to do this.",
         *       "code": "FORBIDDEN",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "Only the host can start the match."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `ALREADY_RESIGNED`: You have already resigned. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
    '409-already_resigned-match_not_running': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `CHANNEL_UNVERIFIED`: The channel isn't verified yet. */
    '409-channel_unverified': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
    '409-match_not_open-match_not_running': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
    '409-match_not_running': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOO_MANY_MATCHES`: You've reached the limit of running matches or open tables. */
    '409-too_many_matches': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. */
    '409-tournament_state': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `ROUND_UNRESOLVED`: Some pods have no result yet. */
    '409-tournament_state-round_unresolved': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:stale-version",
         *       "status": 409,
         *       "title": "The match has changed since the version you expected.",
         *       "code": "STALE_VERSION",
         *       "retryable": true,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "The match is at version 7, not 6.",
         *       "currentVersion": 7
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `BAD_USER_INPUT`: The request is invalid. `PAIRING_IMPOSSIBLE`: No pairing satisfies the constraints. */
    '422-pairing_impossible': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:questhall:problem:bad-user-input",
         *       "status": 422,
         *       "title": "The request is invalid.",
         *       "code": "BAD_USER_INPUT",
         *       "retryable": false,
         *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
         *       "detail": "`/seats` is required.",
         *       "faults": [
         *         {
         *           "in": "body",
         *           "at": "/seats",
         *           "detail": "Required."
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description One play of a game, as this viewer may see it. */
    AnswerInvitation200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "version": 1,
         *       "status": "OPEN",
         *       "visibility": "PUBLIC",
         *       "kind": "MATCH",
         *       "forkOf": null,
         *       "title": "A calm evening game",
         *       "language": "EN",
         *       "startWhenFull": false,
         *       "rated": false,
         *       "lastRound": false,
         *       "requirements": null,
         *       "spectatorDelay": 0,
         *       "tournament": null,
         *       "pod": null,
         *       "host": {
         *         "id": "ann",
         *         "name": "Ann",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:30:00.000Z",
         *       "seats": [
         *         {
         *           "id": "seat1",
         *           "name": "Ann",
         *           "account": {
         *             "id": "ann",
         *             "name": "Ann",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         },
         *         {
         *           "id": "seat2",
         *           "name": "Bob",
         *           "account": {
         *             "id": "bob",
         *             "name": "Bob",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         }
         *       ],
         *       "seat": "seat2",
         *       "timeControl": null,
         *       "absence": null,
         *       "waitingOn": [],
         *       "result": null,
         *       "deadline": null,
         *       "asking": null,
         *       "can": [
         *         "LEAVE_MATCH",
         *         "MARK_SEEN"
         *       ],
         *       "invitation": null,
         *       "options": {
         *         "quests": false,
         *         "parallelPlacing": false
         *       },
         *       "goal": "Have the most Glory after 10 rounds.",
         *       "view": {},
         *       "questions": [],
         *       "clocks": [],
         *       "orders": [],
         *       "rematch": null,
         *       "chat": "FREE",
         *       "proposals": [],
         *       "invitations": [],
         *       "fairness": {
         *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
         *         "entropy": [],
         *         "secret": null,
         *         "beacon": null
         *       }
         *     }
         */
        'application/json': components['schemas']['Match'];
      };
    };
    /** @description Your orders for a game. */
    GetDefaultOrders200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "gameId": "tales-of-glory",
         *       "orders": [
         *         {
         *           "kind": "select",
         *           "about": null,
         *           "choose": [],
         *           "ask": true,
         *           "once": false,
         *           "until": null
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DefaultOrders'];
      };
    };
    /** @description One play of a game, as this viewer may see it. */
    GetMatch200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "version": 2,
         *       "status": "RUNNING",
         *       "visibility": "PUBLIC",
         *       "kind": "MATCH",
         *       "forkOf": null,
         *       "title": "A calm evening game",
         *       "language": "EN",
         *       "startWhenFull": false,
         *       "rated": false,
         *       "lastRound": false,
         *       "requirements": null,
         *       "spectatorDelay": 0,
         *       "tournament": null,
         *       "pod": null,
         *       "host": {
         *         "id": "ann",
         *         "name": "Ann",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:31:00.000Z",
         *       "seats": [
         *         {
         *           "id": "seat1",
         *           "name": "Ann",
         *           "account": {
         *             "id": "ann",
         *             "name": "Ann",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         },
         *         {
         *           "id": "seat2",
         *           "name": "Bob",
         *           "account": {
         *             "id": "bob",
         *             "name": "Bob",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         }
         *       ],
         *       "seat": "seat1",
         *       "timeControl": null,
         *       "absence": null,
         *       "waitingOn": [
         *         "seat1",
         *         "seat2"
         *       ],
         *       "result": null,
         *       "deadline": null,
         *       "asking": null,
         *       "can": [
         *         "ANSWER",
         *         "SET_STANDING_ORDERS",
         *         "RESIGN",
         *         "PAUSE_MATCH",
         *         "MARK_SEEN"
         *       ],
         *       "invitation": null,
         *       "options": {
         *         "quests": false,
         *         "parallelPlacing": false
         *       },
         *       "goal": "Have the most Glory after 10 rounds.",
         *       "view": {
         *         "phase": "select",
         *         "round": 1,
         *         "firstPlayer": "seat2"
         *       },
         *       "questions": [
         *         {
         *           "id": "0.2/?select:seat1#1",
         *           "seat": "seat1",
         *           "kind": "select",
         *           "text": "Which tile do you choose, in secret?",
         *           "parts": [
         *             {
         *               "text": "Which tile do you choose, in secret?",
         *               "ref": null
         *             }
         *           ],
         *           "short": "Which tile do you choose, in secret?",
         *           "about": {
         *             "slot:1": "tile:p1-p4",
         *             "slot:2": "tile:p1-c1",
         *             "wilderness": 4
         *           },
         *           "min": 1,
         *           "max": 1,
         *           "options": [
         *             {
         *               "id": "slot:1",
         *               "text": "Slot 1: Waymarket",
         *               "parts": [
         *                 {
         *                   "text": "Slot 1: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Waymarket",
         *                   "ref": "tile:p1-p4"
         *                 }
         *               ],
         *               "short": "Slot 1: Waymarket",
         *               "subject": "p1-p4",
         *               "refs": [
         *                 "slot:1",
         *                 "tile:p1-p4"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": true
         *             },
         *             {
         *               "id": "slot:2",
         *               "text": "Slot 2: Drill Captain",
         *               "parts": [
         *                 {
         *                   "text": "Slot 2: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Drill Captain",
         *                   "ref": "tile:p1-c1"
         *                 }
         *               ],
         *               "short": "Slot 2: Drill Captain",
         *               "subject": "p1-c1",
         *               "refs": [
         *                 "slot:2",
         *                 "tile:p1-c1"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": false
         *             }
         *           ],
         *           "weight": "DECISION",
         *           "askedAt": 2,
         *           "sealed": true,
         *           "answered": false,
         *           "deadline": null
         *         }
         *       ],
         *       "clocks": [],
         *       "orders": [],
         *       "rematch": null,
         *       "chat": "FREE",
         *       "proposals": [],
         *       "invitations": [],
         *       "fairness": {
         *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
         *         "entropy": [],
         *         "secret": null,
         *         "beacon": null
         *       }
         *     }
         */
        'application/json': components['schemas']['Match'];
      };
    };
    /** @description It has not changed since the version in `If-None-Match`. */
    GetMatch304: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Notification rules and muted matches of an account. */
    GetNotificationRules200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "rule-1",
         *           "matchIds": null,
         *           "gameIds": null,
         *           "speeds": null,
         *           "unsubscribed": [],
         *           "events": [
         *             "match.attention.*"
         *           ],
         *           "channels": [
         *             "push1"
         *           ],
         *           "mode": "NOW",
         *           "escalate": [
         *             {
         *               "after": "PT6H",
         *               "channels": [
         *                 "mail1"
         *               ]
         *             }
         *           ]
         *         }
         *       ],
         *       "muted": []
         *     }
         */
        'application/json': components['schemas']['NotificationRules'];
      };
    };
    /** @description A series. */
    GetSeries200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "2b4d6f8h0j1k3m5n7p9q0r2s4t",
         *       "version": 1,
         *       "name": "Evenings of 2026",
         *       "description": null,
         *       "visibility": "PUBLIC",
         *       "owner": {
         *         "id": "olga",
         *         "name": "Olga",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "organizers": [],
         *       "regulations": {
         *         "pointsByPlace": [
         *           10,
         *           7,
         *           5
         *         ],
         *         "best": null,
         *         "atLeast": 1,
         *         "ties": [
         *           "PLACES",
         *           "LATEST"
         *         ]
         *       },
         *       "league": null,
         *       "events": [
         *         {
         *           "tournamentIds": [
         *             "7k2m9c4d6r8t1v3x5z0b2f4hjn"
         *           ]
         *         }
         *       ],
         *       "draft": null,
         *       "can": [
         *         "UPDATE_SERIES"
         *       ],
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['Series'];
      };
    };
    /** @description Holds and credits of time by operators, for all matches. */
    GetServiceTime200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "hold": null,
         *       "credits": [
         *         {
         *           "from": "2026-11-21T18:00:00.000Z",
         *           "to": "2026-11-21T20:00:00.000Z",
         *           "reason": "An outage.",
         *           "matchIds": null
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ServiceTime'];
      };
    };
    /** @description A tournament. */
    GetTournament200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
         *       "version": 8,
         *       "name": "An evening of tales",
         *       "description": null,
         *       "visibility": "PUBLIC",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "status": "RUNNING",
         *       "regulations": {
         *         "json": {
         *           "game": {
         *             "id": "tales-of-glory"
         *           },
         *           "timeControl": {
         *             "preset": "live"
         *           },
         *           "stages": [
         *             {
         *               "format": "SWISS",
         *               "podSize": {
         *                 "preferred": 4,
         *                 "min": 3,
         *                 "max": 5
         *               },
         *               "rounds": 5
         *             }
         *           ]
         *         },
         *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
         *         "text": "Game: Tales of Glory"
         *       },
         *       "stages": [
         *         {
         *           "number": 1,
         *           "format": "SWISS",
         *           "status": "RUNNING",
         *           "rounds": 5,
         *           "cut": null
         *         }
         *       ],
         *       "stage": 1,
         *       "registered": 2,
         *       "waiting": 0,
         *       "rounds": [
         *         {
         *           "number": 1,
         *           "stage": 1,
         *           "status": "RUNNING",
         *           "podCount": 1,
         *           "final": false,
         *           "startsAt": "2026-11-21T18:30:00.000Z",
         *           "deadline": null,
         *           "completedAt": null,
         *           "changedAt": 6
         *         }
         *       ],
         *       "appeals": [],
         *       "proposed": [],
         *       "penalties": [],
         *       "fairness": {
         *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
         *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
         *         "secret": null
         *       },
         *       "owner": {
         *         "id": "olga",
         *         "name": "Olga",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "roles": [
         *         {
         *           "account": {
         *             "id": "rudi",
         *             "name": "Rudi",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "roles": [
         *             "ARBITER"
         *           ]
         *         }
         *       ],
         *       "myRoles": [
         *         "OWNER"
         *       ],
         *       "mine": null,
         *       "pending": false,
         *       "myNext": null,
         *       "can": [
         *         "CANCEL_TOURNAMENT",
         *         "PAUSE_TOURNAMENT"
         *       ],
         *       "warnings": [],
         *       "code": null,
         *       "apart": [],
         *       "changedAt": 5,
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:30:00.000Z",
         *       "finishedAt": null,
         *       "appealsUntil": null
         *     }
         */
        'application/json': components['schemas']['Tournament'];
      };
    };
    /** @description An account's vacations. */
    GetVacation200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "daysLeft": 16,
         *       "current": null,
         *       "planned": [
         *         {
         *           "from": "2027-07-01",
         *           "to": "2027-07-14"
         *         }
         *       ],
         *       "auto": true
         *     }
         */
        'application/json': components['schemas']['Vacation'];
      };
    };
    /** @description Account of a player, known by the subject of their token. */
    GetViewer200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "ann",
         *       "name": "Ann",
         *       "bot": false,
         *       "guest": false,
         *       "roles": [
         *         "PLAYER"
         *       ],
         *       "locale": "EN",
         *       "timeZone": "Europe/Prague",
         *       "quietFrom": null,
         *       "quietTo": "07:00",
         *       "urgentBelow": null,
         *       "digestAt": null,
         *       "playingHours": null,
         *       "playingHoursFrom": null
         *     }
         */
        'application/json': components['schemas']['Account'];
      };
    };
    /** @description Your place in a queue. */
    JoinQueue200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "4m7c9k2d5r8t1v3x6z0b7f9hjn",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "timeControl": {
         *         "preset": "async-1d",
         *         "name": "1 day per turn",
         *         "speed": "ASYNC",
         *         "perQuestion": null,
         *         "perTurn": "P1D",
         *         "bank": null,
         *         "reaction": "PT6H",
         *         "weekends": "RUN",
         *         "playingHours": false,
         *         "vacation": "FORBIDDEN"
         *       },
         *       "status": "OPEN",
         *       "seats": [
         *         2,
         *         3
         *       ],
         *       "languages": [
         *         "EN"
         *       ],
         *       "since": "2026-11-21T18:30:00.000Z",
         *       "until": "2026-12-05T18:30:00.000Z",
         *       "confirmBy": null,
         *       "confirmed": false,
         *       "matchId": null
         *     }
         */
        'application/json': components['schemas']['QueueTicket'];
      };
    };
    /** @description Preview of a pairing. */
    PreviewPairing200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "round": 2,
         *       "pods": [
         *         [
         *           2,
         *           1
         *         ]
         *       ],
         *       "byes": [],
         *       "report": {
         *         "algorithm": "swiss-1",
         *         "weights": {
         *           "repeats": 1000,
         *           "spread": 10
         *         },
         *         "repeats": 0,
         *         "spread": 0,
         *         "oddPods": 1,
         *         "byes": 0,
         *         "broken": [],
         *         "edited": false
         *       },
         *       "problems": []
         *     }
         */
        'application/json': components['schemas']['PairingPreview'];
      };
    };
    /** @description One play of a game, as this viewer may see it. */
    ResumeMatch200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "version": 4,
         *       "status": "RUNNING",
         *       "visibility": "PUBLIC",
         *       "kind": "MATCH",
         *       "forkOf": null,
         *       "title": "A calm evening game",
         *       "language": "EN",
         *       "startWhenFull": false,
         *       "rated": false,
         *       "lastRound": false,
         *       "requirements": null,
         *       "spectatorDelay": 0,
         *       "tournament": null,
         *       "pod": null,
         *       "host": {
         *         "id": "ann",
         *         "name": "Ann",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:31:00.000Z",
         *       "seats": [
         *         {
         *           "id": "seat1",
         *           "name": "Ann",
         *           "account": {
         *             "id": "ann",
         *             "name": "Ann",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         },
         *         {
         *           "id": "seat2",
         *           "name": "Bob",
         *           "account": {
         *             "id": "bob",
         *             "name": "Bob",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         }
         *       ],
         *       "seat": "seat1",
         *       "timeControl": null,
         *       "absence": null,
         *       "waitingOn": [
         *         "seat1",
         *         "seat2"
         *       ],
         *       "result": null,
         *       "deadline": null,
         *       "asking": null,
         *       "can": [
         *         "ANSWER",
         *         "SET_STANDING_ORDERS",
         *         "RESIGN",
         *         "PAUSE_MATCH",
         *         "MARK_SEEN"
         *       ],
         *       "invitation": null,
         *       "options": {
         *         "quests": false,
         *         "parallelPlacing": false
         *       },
         *       "goal": "Have the most Glory after 10 rounds.",
         *       "view": {
         *         "phase": "select",
         *         "round": 1,
         *         "firstPlayer": "seat2"
         *       },
         *       "questions": [
         *         {
         *           "id": "0.2/?select:seat1#1",
         *           "seat": "seat1",
         *           "kind": "select",
         *           "text": "Which tile do you choose, in secret?",
         *           "parts": [
         *             {
         *               "text": "Which tile do you choose, in secret?",
         *               "ref": null
         *             }
         *           ],
         *           "short": "Which tile do you choose, in secret?",
         *           "about": {
         *             "slot:1": "tile:p1-p4",
         *             "slot:2": "tile:p1-c1",
         *             "wilderness": 4
         *           },
         *           "min": 1,
         *           "max": 1,
         *           "options": [
         *             {
         *               "id": "slot:1",
         *               "text": "Slot 1: Waymarket",
         *               "parts": [
         *                 {
         *                   "text": "Slot 1: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Waymarket",
         *                   "ref": "tile:p1-p4"
         *                 }
         *               ],
         *               "short": "Slot 1: Waymarket",
         *               "subject": "p1-p4",
         *               "refs": [
         *                 "slot:1",
         *                 "tile:p1-p4"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": true
         *             },
         *             {
         *               "id": "slot:2",
         *               "text": "Slot 2: Drill Captain",
         *               "parts": [
         *                 {
         *                   "text": "Slot 2: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Drill Captain",
         *                   "ref": "tile:p1-c1"
         *                 }
         *               ],
         *               "short": "Slot 2: Drill Captain",
         *               "subject": "p1-c1",
         *               "refs": [
         *                 "slot:2",
         *                 "tile:p1-c1"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": false
         *             }
         *           ],
         *           "weight": "DECISION",
         *           "askedAt": 2,
         *           "sealed": true,
         *           "answered": false,
         *           "deadline": null
         *         }
         *       ],
         *       "clocks": [],
         *       "orders": [],
         *       "rematch": null,
         *       "chat": "FREE",
         *       "proposals": [],
         *       "invitations": [],
         *       "fairness": {
         *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
         *         "entropy": [],
         *         "secret": null,
         *         "beacon": null
         *       }
         *     }
         */
        'application/json': components['schemas']['Match'];
      };
    };
    /** @description One play of a game, as this viewer may see it. */
    Undo200: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
         *       "game": {
         *         "id": "tales-of-glory",
         *         "name": "Tales of Glory"
         *       },
         *       "version": 6,
         *       "status": "RUNNING",
         *       "visibility": "PUBLIC",
         *       "kind": "MATCH",
         *       "forkOf": null,
         *       "title": "A calm evening game",
         *       "language": "EN",
         *       "startWhenFull": false,
         *       "rated": false,
         *       "lastRound": false,
         *       "requirements": null,
         *       "spectatorDelay": 0,
         *       "tournament": null,
         *       "pod": null,
         *       "host": {
         *         "id": "ann",
         *         "name": "Ann",
         *         "bot": false,
         *         "guest": false
         *       },
         *       "createdAt": "2026-11-21T18:30:00.000Z",
         *       "updatedAt": "2026-11-21T18:31:00.000Z",
         *       "seats": [
         *         {
         *           "id": "seat1",
         *           "name": "Ann",
         *           "account": {
         *             "id": "ann",
         *             "name": "Ann",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         },
         *         {
         *           "id": "seat2",
         *           "name": "Bob",
         *           "account": {
         *             "id": "bob",
         *             "name": "Bob",
         *             "bot": false,
         *             "guest": false
         *           },
         *           "bot": null,
         *           "free": false,
         *           "resigned": false,
         *           "presence": "ACTIVE",
         *           "missed": 0
         *         }
         *       ],
         *       "seat": "seat1",
         *       "timeControl": null,
         *       "absence": null,
         *       "waitingOn": [
         *         "seat1",
         *         "seat2"
         *       ],
         *       "result": null,
         *       "deadline": null,
         *       "asking": null,
         *       "can": [
         *         "ANSWER",
         *         "SET_STANDING_ORDERS",
         *         "RESIGN",
         *         "PAUSE_MATCH",
         *         "MARK_SEEN"
         *       ],
         *       "invitation": null,
         *       "options": {
         *         "quests": false,
         *         "parallelPlacing": false
         *       },
         *       "goal": "Have the most Glory after 10 rounds.",
         *       "view": {
         *         "phase": "select",
         *         "round": 1,
         *         "firstPlayer": "seat2"
         *       },
         *       "questions": [
         *         {
         *           "id": "0.2/?select:seat1#1",
         *           "seat": "seat1",
         *           "kind": "select",
         *           "text": "Which tile do you choose, in secret?",
         *           "parts": [
         *             {
         *               "text": "Which tile do you choose, in secret?",
         *               "ref": null
         *             }
         *           ],
         *           "short": "Which tile do you choose, in secret?",
         *           "about": {
         *             "slot:1": "tile:p1-p4",
         *             "slot:2": "tile:p1-c1",
         *             "wilderness": 4
         *           },
         *           "min": 1,
         *           "max": 1,
         *           "options": [
         *             {
         *               "id": "slot:1",
         *               "text": "Slot 1: Waymarket",
         *               "parts": [
         *                 {
         *                   "text": "Slot 1: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Waymarket",
         *                   "ref": "tile:p1-p4"
         *                 }
         *               ],
         *               "short": "Slot 1: Waymarket",
         *               "subject": "p1-p4",
         *               "refs": [
         *                 "slot:1",
         *                 "tile:p1-p4"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": true
         *             },
         *             {
         *               "id": "slot:2",
         *               "text": "Slot 2: Drill Captain",
         *               "parts": [
         *                 {
         *                   "text": "Slot 2: ",
         *                   "ref": null
         *                 },
         *                 {
         *                   "text": "Drill Captain",
         *                   "ref": "tile:p1-c1"
         *                 }
         *               ],
         *               "short": "Slot 2: Drill Captain",
         *               "subject": "p1-c1",
         *               "refs": [
         *                 "slot:2",
         *                 "tile:p1-c1"
         *               ],
         *               "group": "ANSWER",
         *               "effects": [],
         *               "odds": null,
         *               "isDefault": false
         *             }
         *           ],
         *           "weight": "DECISION",
         *           "askedAt": 2,
         *           "sealed": true,
         *           "answered": false,
         *           "deadline": null
         *         }
         *       ],
         *       "clocks": [],
         *       "orders": [],
         *       "rematch": null,
         *       "chat": "FREE",
         *       "proposals": [],
         *       "invitations": [],
         *       "fairness": {
         *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
         *         "entropy": [],
         *         "secret": null,
         *         "beacon": null
         *       }
         *     }
         */
        'application/json': components['schemas']['Match'];
      };
    };
    /** @description A way by which you are told that a match wants you. */
    VerifyNotificationChannel200: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "id": "3f0c9a51d27be884",
         *       "kind": "WEBHOOK",
         *       "label": "table.example.org",
         *       "verified": true,
         *       "disabledReason": null,
         *       "disabledSince": null,
         *       "unsubscribed": [],
         *       "codeAt": null,
         *       "createdAt": "2026-11-21T18:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['NotificationChannel'];
      };
    };
  };
  parameters: {
    /**
     * @description The game's id.
     * @example tales-of-glory
     */
    GameId: string;
    /** @description Revision of the sheet, as the game has it. */
    Revision: string;
    /**
     * @description Pool of ratings that are compared.
     * @example ASYNC
     */
    Pool: components['schemas']['RatingPool'];
    /** @description The match's id, as `createMatch` gave it. */
    MatchId: string;
    /** @description The code, in upper or lower case. */
    Code: string;
    /**
     * @description The seat.
     * @example seat2
     */
    Seat: string;
    /** @description Your ticket. */
    TicketId: string;
    /**
     * @description The proposal, by its `id`.
     * @example p12
     */
    ProposalId: string;
    /** @description The message; not one of your own. */
    MessageId: string;
    /** @description The report. */
    ReportId: string;
    /** @description The tournament's id, as `createTournament` gave it. */
    TournamentId: string;
    /**
     * @description The round, from 1 over all stages.
     * @example 1
     */
    Round: number;
    /**
     * @description The pod, from 1.
     * @example 1
     */
    Pod: number;
    /** @description The account. */
    AccountId: string;
    /**
     * @description The start number.
     * @example 7
     */
    Number: number;
    /** @description Its id, as `Tournament.proposed` has it. */
    ActId: string;
    /** @description The appeal. */
    AppealId: string;
    /** @description The series' id, as `createSeries` gave it. */
    SeriesId: string;
    /** @description The alert's id. */
    AlertId: string;
    /** @description The channel's id. */
    ChannelId: string;
    /** @description The delivery's id. */
    DeliveryId: string;
    /** @description Its id. */
    TokenId: string;
    /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
    IdempotencyKey: string;
    /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
    OptionalIdempotencyKey: string;
    /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
    IfMatch: string;
    /** @description The `ETag` that you have; 304 if the answer would say the same. */
    IfNoneMatch: string;
    /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
    AcceptLanguage: string;
  };
  requestBodies: never;
  headers: {
    /** @description In quotes the version, as `"4"` after a command; of what is read followed by a digest of the answer, as `"4.k5AfxDg71s"`. */
    ETag: string;
    /** @description Where the next page is, with `rel="next"`; absent on the last. */
    Link: string;
    /** @description Where what was made is. */
    Location: string;
    /** @description After how many seconds to send the same request again. */
    RetryAfter: number;
    /** @description What to do better (RFC 6750). */
    WwwAuthenticate: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listGames: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "tales-of-glory",
           *           "name": "Tales of Glory",
           *           "revision": "0a1b2c3d4e5f6071",
           *           "seats": {
           *             "min": 2,
           *             "max": 5
           *           },
           *           "bots": [
           *             "random",
           *             "greedy"
           *           ],
           *           "botLevels": [
           *             {
           *               "id": "random",
           *               "rating": null,
           *               "matches": 0
           *             },
           *             {
           *               "id": "greedy",
           *               "rating": 1310,
           *               "matches": 400
           *             }
           *           ],
           *           "orderEnds": [],
           *           "pack": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Games'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getGame: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A set of rules that can be played, for example `tales-of-glory`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "tales-of-glory",
           *       "name": "Tales of Glory",
           *       "revision": "0a1b2c3d4e5f6071",
           *       "seats": {
           *         "min": 2,
           *         "max": 5
           *       },
           *       "bots": [
           *         "random",
           *         "greedy"
           *       ],
           *       "botLevels": [
           *         {
           *           "id": "random",
           *           "rating": null,
           *           "matches": 0
           *         },
           *         {
           *           "id": "greedy",
           *           "rating": 1310,
           *           "matches": 400
           *         }
           *       ],
           *       "orderEnds": [],
           *       "pack": null,
           *       "optionsSchema": {
           *         "type": "object",
           *         "properties": {
           *           "quests": {
           *             "type": "boolean",
           *             "default": false
           *           }
           *         },
           *         "additionalProperties": false
           *       },
           *       "viewSchema": {
           *         "type": "object",
           *         "properties": {
           *           "round": {
           *             "type": "integer",
           *             "x-table": {
           *               "as": "round"
           *             }
           *           }
           *         }
           *       },
           *       "eventSchema": {
           *         "oneOf": [
           *           {
           *             "title": "TilePlaced",
           *             "properties": {
           *               "type": {
           *                 "const": "TilePlaced"
           *               },
           *               "data": {
           *                 "properties": {
           *                   "tile": {
           *                     "x-table": {
           *                       "thing": "tile"
           *                     }
           *                   }
           *                 }
           *               }
           *             },
           *             "x-cue": [
           *               {
           *                 "as": "draw",
           *                 "of": "/tile",
           *                 "to": "cell:{/x},{/y}"
           *               }
           *             ]
           *           }
           *         ]
           *       },
           *       "asks": {
           *         "keepQuests": {},
           *         "cell": {
           *           "tile": true
           *         }
           *       },
           *       "askedOnce": [
           *         "keepQuests"
           *       ],
           *       "presets": [
           *         {
           *           "id": "tales-live",
           *           "name": "One table",
           *           "text": "The whole game at one sitting, in some three quarters of an hour.",
           *           "options": {},
           *           "seats": 4,
           *           "speed": "LIVE",
           *           "timeControl": "live",
           *           "deadline": "PT45M",
           *           "orders": [],
           *           "figures": {
           *             "matches": 400,
           *             "answers": {
           *               "median": 140,
           *               "p90": 150
           *             },
           *             "turns": {
           *               "median": 10,
           *               "p90": 10
           *             }
           *           }
           *         }
           *       ],
           *       "about": {
           *         "line": "Build a hero’s story out of tiles and open its treasure chests.",
           *         "minutes": 15,
           *         "difficulty": 2,
           *         "cover": "treasure-map",
           *         "preset": null
           *       },
           *       "guide": {
           *         "goal": "Have the most Glory after 10 rounds.",
           *         "turn": [
           *           {
           *             "id": "select",
           *             "title": "Choose a tile",
           *             "text": "All players choose a tile of the market in secret.",
           *             "glyph": "card-draw"
           *           }
           *         ],
           *         "tips": [
           *           {
           *             "id": "chest",
           *             "when": {
           *               "kind": "chest",
           *               "once": true
           *             },
           *             "text": "A Key opens one Chest and can’t be saved.",
           *             "refs": [
           *               "good:key"
           *             ]
           *           }
           *         ]
           *       },
           *       "boards": [
           *         {
           *           "ref": "board:slots-6",
           *           "w": 3,
           *           "h": 2,
           *           "seats": {
           *             "min": 2,
           *             "max": 3
           *           },
           *           "spaces": [
           *             {
           *               "ref": "slot:1",
           *               "x": 0,
           *               "y": 0,
           *               "w": 1,
           *               "h": 1,
           *               "tone": "green",
           *               "links": []
           *             }
           *           ]
           *         }
           *       ],
           *       "things": {
           *         "tile": {
           *           "p1-m1": {
           *             "type": "type:monster",
           *             "marks": [
           *               {
           *                 "at": "cost",
           *                 "of": "good:combat",
           *                 "n": 1
           *               }
           *             ],
           *             "tone": "red",
           *             "glyph": "monster-grasp"
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['Game'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getGameTexts: {
    parameters: {
      query?: {
        /** @description Only keys that begin so, for example `card:`. */
        prefix?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Texts by key, such as `card:sword` and `card:sword.text`, in your language. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "tile:h1": "Paladin",
           *       "tile:p1-p4": "Waymarket"
           *     }
           */
          'application/json': components['schemas']['GameTexts'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getGameSheet: {
    parameters: {
      query?: {
        /** @description Language of the name and the texts. */
        locale?: components['schemas']['Locale'];
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
        /** @description Revision of the sheet, as the game has it. */
        revision: components['parameters']['Revision'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "tales-of-glory",
           *       "name": "Tales of Glory",
           *       "revision": "0a1b2c3d4e5f6071",
           *       "seats": {
           *         "min": 2,
           *         "max": 5
           *       },
           *       "bots": [
           *         "random",
           *         "greedy"
           *       ],
           *       "botLevels": [
           *         {
           *           "id": "random",
           *           "rating": null,
           *           "matches": 0
           *         },
           *         {
           *           "id": "greedy",
           *           "rating": 1310,
           *           "matches": 400
           *         }
           *       ],
           *       "orderEnds": [],
           *       "pack": null,
           *       "optionsSchema": {
           *         "type": "object",
           *         "properties": {
           *           "quests": {
           *             "type": "boolean",
           *             "default": false
           *           }
           *         },
           *         "additionalProperties": false
           *       },
           *       "viewSchema": {
           *         "type": "object",
           *         "properties": {
           *           "round": {
           *             "type": "integer",
           *             "x-table": {
           *               "as": "round"
           *             }
           *           }
           *         }
           *       },
           *       "eventSchema": {
           *         "oneOf": [
           *           {
           *             "title": "TilePlaced",
           *             "properties": {
           *               "type": {
           *                 "const": "TilePlaced"
           *               },
           *               "data": {
           *                 "properties": {
           *                   "tile": {
           *                     "x-table": {
           *                       "thing": "tile"
           *                     }
           *                   }
           *                 }
           *               }
           *             },
           *             "x-cue": [
           *               {
           *                 "as": "draw",
           *                 "of": "/tile",
           *                 "to": "cell:{/x},{/y}"
           *               }
           *             ]
           *           }
           *         ]
           *       },
           *       "asks": {
           *         "keepQuests": {},
           *         "cell": {
           *           "tile": true
           *         }
           *       },
           *       "askedOnce": [
           *         "keepQuests"
           *       ],
           *       "presets": [
           *         {
           *           "id": "tales-live",
           *           "name": "One table",
           *           "text": "The whole game at one sitting, in some three quarters of an hour.",
           *           "options": {},
           *           "seats": 4,
           *           "speed": "LIVE",
           *           "timeControl": "live",
           *           "deadline": "PT45M",
           *           "orders": [],
           *           "figures": {
           *             "matches": 400,
           *             "answers": {
           *               "median": 140,
           *               "p90": 150
           *             },
           *             "turns": {
           *               "median": 10,
           *               "p90": 10
           *             }
           *           }
           *         }
           *       ],
           *       "about": {
           *         "line": "Build a hero’s story out of tiles and open its treasure chests.",
           *         "minutes": 15,
           *         "difficulty": 2,
           *         "cover": "treasure-map",
           *         "preset": null
           *       },
           *       "guide": {
           *         "goal": "Have the most Glory after 10 rounds.",
           *         "turn": [
           *           {
           *             "id": "select",
           *             "title": "Choose a tile",
           *             "text": "All players choose a tile of the market in secret.",
           *             "glyph": "card-draw"
           *           }
           *         ],
           *         "tips": [
           *           {
           *             "id": "chest",
           *             "when": {
           *               "kind": "chest",
           *               "once": true
           *             },
           *             "text": "A Key opens one Chest and can’t be saved.",
           *             "refs": [
           *               "good:key"
           *             ]
           *           }
           *         ]
           *       },
           *       "boards": [
           *         {
           *           "ref": "board:slots-6",
           *           "w": 3,
           *           "h": 2,
           *           "seats": {
           *             "min": 2,
           *             "max": 3
           *           },
           *           "spaces": [
           *             {
           *               "ref": "slot:1",
           *               "x": 0,
           *               "y": 0,
           *               "w": 1,
           *               "h": 1,
           *               "tone": "green",
           *               "links": []
           *             }
           *           ]
           *         }
           *       ],
           *       "things": {
           *         "tile": {
           *           "p1-m1": {
           *             "type": "type:monster",
           *             "marks": [
           *               {
           *                 "at": "cost",
           *                 "of": "good:combat",
           *                 "n": 1
           *               }
           *             ],
           *             "tone": "red",
           *             "glyph": "monster-grasp"
           *           }
           *         }
           *       },
           *       "locale": "EN",
           *       "texts": {
           *         "tile:h1": "Paladin",
           *         "tile:p1-p4": "Waymarket"
           *       }
           *     }
           */
          'application/json': components['schemas']['GameSheet'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getLeaderboard: {
    parameters: {
      query?: {
        /** @description Maximum number, from 1 to 100. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
        /**
         * @description Pool of ratings that are compared.
         * @example ASYNC
         */
        pool: components['parameters']['Pool'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "rating": {
           *             "gameId": "tales-of-glory",
           *             "pool": "ASYNC",
           *             "figure": 1486,
           *             "mu": 30.42,
           *             "sigma": 6.09,
           *             "matches": 12,
           *             "provisional": false
           *           }
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "bWFuaWZlc3Q"
           *     }
           */
          'application/json': components['schemas']['LeaderboardPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  listTimeControls: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "preset": "async-1d",
           *           "name": "1 day per turn",
           *           "speed": "ASYNC",
           *           "perQuestion": null,
           *           "perTurn": "P1D",
           *           "bank": null,
           *           "reaction": "PT6H",
           *           "weekends": "RUN",
           *           "playingHours": false,
           *           "vacation": "FORBIDDEN"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TimeControls'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  listMatches: {
    parameters: {
      query?: {
        /** @description The list to look through. */
        list?: components['schemas']['MatchList'];
        /** @description Only matches of this game. */
        gameId?: string;
        /** @description Only matches of this speed. */
        speed?: components['schemas']['Speed'];
        /** @description Only matches whose people are to talk this language. */
        language?: components['schemas']['Locale'];
        /** @description `true`: only those that count for ratings; `false`: only those that do not. A page may end before it is full: go on at its `endCursor`. */
        rated?: boolean;
        /** @description With `OPEN`: only those of which you may take a seat. Needs a token. A page may end before it is full: go on at its `endCursor`. */
        joinableByMe?: boolean;
        /** @description With `MINE`: only those that wait for your answer. */
        myTurn?: boolean;
        /** @description Only public matches in play with a seat to take by `claimSeat`, instead of a `list`. Not with `MINE`. */
        substitutesWanted?: boolean;
        /** @description Maximum number, from 1 to 50. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
        /** @description Whether each match has its `news`. */
        news?: boolean;
        /** @description Whether each match has its `snapshot`. */
        snapshot?: boolean;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *           "game": {
           *             "id": "tales-of-glory",
           *             "name": "Tales of Glory"
           *           },
           *           "version": 0,
           *           "status": "OPEN",
           *           "visibility": "PUBLIC",
           *           "kind": "MATCH",
           *           "forkOf": null,
           *           "title": "A calm evening game",
           *           "language": "EN",
           *           "startWhenFull": false,
           *           "rated": false,
           *           "lastRound": false,
           *           "requirements": null,
           *           "spectatorDelay": 0,
           *           "tournament": null,
           *           "pod": null,
           *           "host": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "createdAt": "2026-11-21T18:30:00.000Z",
           *           "updatedAt": "2026-11-21T18:30:00.000Z",
           *           "seats": [
           *             {
           *               "id": "seat1",
           *               "name": "Ann",
           *               "account": {
           *                 "id": "ann",
           *                 "name": "Ann",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "bot": null,
           *               "free": false,
           *               "resigned": false,
           *               "presence": "ACTIVE",
           *               "missed": 0
           *             },
           *             {
           *               "id": "seat2",
           *               "name": "Seat 2",
           *               "account": null,
           *               "bot": null,
           *               "free": true,
           *               "resigned": false,
           *               "presence": "ACTIVE",
           *               "missed": 0
           *             }
           *           ],
           *           "seat": "seat1",
           *           "timeControl": null,
           *           "absence": null,
           *           "waitingOn": [],
           *           "result": null,
           *           "deadline": null,
           *           "asking": null
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "bWFuaWZlc3Q"
           *     }
           */
          'application/json': components['schemas']['MatchPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  createMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "gameId": "tales-of-glory",
         *       "seats": 2,
         *       "title": "A calm evening game",
         *       "language": "EN",
         *       "bots": [
         *         "greedy"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateMatchInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 0,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bot 2",
           *           "account": null,
           *           "bot": "greedy",
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "REMOVE_FROM_SEAT",
           *         "START_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409-too_many_matches'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that you have; 304 if the answer would say the same. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetMatch200'];
      304: components['responses']['GetMatch304'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  quickMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 0,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409-too_many_matches'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The code, in upper or lower case. */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An open private match, as anyone who has its code sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "timeControl": null
           *     }
           */
          'application/json': components['schemas']['Invitation'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  answerInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The code, in upper or lower case. */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accept": true
         *     }
         */
        'application/json': components['schemas']['AnswerInvitationInput'];
      };
    };
    responses: {
      200: components['responses']['AnswerInvitation200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `ALREADY_SEATED`: You already have another seat in this match. `MATCH_FULL`: No seat is free in this match. `SEAT_TAKEN`: The seat is taken. Others are free. `TOO_MANY_MATCHES`: You've reached the limit of running matches or open tables. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  revokeInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The code, in upper or lower case. */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 4,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "ADD_BOT",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [
           *         {
           *           "id": "7m2c9k4ts6x1q8w5e3r0yzabcd.3",
           *           "by": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "code": null,
           *           "uses": 1,
           *           "used": 0,
           *           "seat": null,
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "expiresAt": "2026-12-05T18:30:00.000Z",
           *           "status": "REVOKED"
           *         }
           *       ],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  invite: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "accountId": "bob"
         *     }
         */
        'application/json': components['schemas']['InviteInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 3,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "ADD_BOT",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [
           *         {
           *           "id": "7m2c9k4ts6x1q8w5e3r0yzabcd.3",
           *           "by": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "code": null,
           *           "uses": 1,
           *           "used": 0,
           *           "seat": null,
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "expiresAt": "2026-12-05T18:30:00.000Z",
           *           "status": "PENDING"
           *         }
           *       ],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_FULL`: No seat is free in this match. `SEAT_TAKEN`: The seat is taken. Others are free. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  joinMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "seat": "seat2"
         *     }
         */
        'application/json': components['schemas']['JoinMatchInput'];
      };
    };
    responses: {
      200: components['responses']['AnswerInvitation200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-requirements_not_met'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_FULL`: No seat is free in this match. `SEAT_TAKEN`: The seat is taken. Others are free. `ALREADY_SEATED`: You already have another seat in this match. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  leaveMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 2,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": null,
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "JOIN_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_open-match_not_running'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  addBot: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "level": "greedy"
         *     }
         */
        'application/json': components['schemas']['AddBotInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 1,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bot 2",
           *           "account": null,
           *           "bot": "greedy",
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "REMOVE_FROM_SEAT",
           *         "START_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_FULL`: No seat is free in this match. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  removeFromSeat: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
        /**
         * @description The seat.
         * @example seat2
         */
        seat: components['parameters']['Seat'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 2,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "ADD_BOT",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_open-match_not_running'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  startMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "entropy": "something that nobody can guess"
         *     }
         */
        'application/json': components['schemas']['StartMatchInput'];
      };
    };
    responses: {
      200: components['responses']['GetMatch200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOO_FEW_PLAYERS`: The game needs more players. `TOO_MANY_MATCHES`: You've reached the limit of running matches or open tables. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  rematch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 0,
           *       "status": "OPEN",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Seat 2",
           *           "account": null,
           *           "bot": null,
           *           "free": true,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "LEAVE_MATCH",
           *         "ADD_BOT",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {},
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `MATCH_FULL`: No seat is free in this match. `SEAT_TAKEN`: The seat is taken. Others are free. `TOO_MANY_MATCHES`: You've reached the limit of running matches or open tables. `MATCH_NOT_OPEN`: The match has already started. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  forkMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 87
         *     }
         */
        'application/json': components['schemas']['ForkMatchInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 0,
           *       "status": "RUNNING",
           *       "visibility": "PRIVATE",
           *       "kind": "ANALYSIS",
           *       "forkOf": {
           *         "matchId": "0c3h7m5kx9q2w8r4t6v1y3z5ab",
           *         "version": 87,
           *         "chance": "SAME"
           *       },
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": null,
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "RESIGN",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "OFF",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-too_many_matches'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listQueues: {
    parameters: {
      query?: {
        /** @description Only those for this game. */
        gameId?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "game": {
           *             "id": "tales-of-glory",
           *             "name": "Tales of Glory"
           *           },
           *           "timeControl": {
           *             "preset": "async-1d",
           *             "name": "1 day per turn",
           *             "speed": "ASYNC",
           *             "perQuestion": null,
           *             "perTurn": "P1D",
           *             "bank": null,
           *             "reaction": "PT6H",
           *             "weekends": "RUN",
           *             "playingHours": false,
           *             "vacation": "FORBIDDEN"
           *           },
           *           "waiting": 1,
           *           "ticket": {
           *             "id": "4m7c9k2d5r8t1v3x6z0b7f9hjn",
           *             "game": {
           *               "id": "tales-of-glory",
           *               "name": "Tales of Glory"
           *             },
           *             "timeControl": {
           *               "preset": "async-1d",
           *               "name": "1 day per turn",
           *               "speed": "ASYNC",
           *               "perQuestion": null,
           *               "perTurn": "P1D",
           *               "bank": null,
           *               "reaction": "PT6H",
           *               "weekends": "RUN",
           *               "playingHours": false,
           *               "vacation": "FORBIDDEN"
           *             },
           *             "status": "OPEN",
           *             "seats": [
           *               2,
           *               3
           *             ],
           *             "languages": [
           *               "EN"
           *             ],
           *             "since": "2026-11-21T18:30:00.000Z",
           *             "until": "2026-12-05T18:30:00.000Z",
           *             "confirmBy": null,
           *             "confirmed": false,
           *             "matchId": null
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Queues'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  listQueueTickets: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "4m7c9k2d5r8t1v3x6z0b7f9hjn",
           *           "game": {
           *             "id": "tales-of-glory",
           *             "name": "Tales of Glory"
           *           },
           *           "timeControl": {
           *             "preset": "async-1d",
           *             "name": "1 day per turn",
           *             "speed": "ASYNC",
           *             "perQuestion": null,
           *             "perTurn": "P1D",
           *             "bank": null,
           *             "reaction": "PT6H",
           *             "weekends": "RUN",
           *             "playingHours": false,
           *             "vacation": "FORBIDDEN"
           *           },
           *           "status": "OPEN",
           *           "seats": [
           *             2,
           *             3
           *           ],
           *           "languages": [
           *             "EN"
           *           ],
           *           "since": "2026-11-21T18:30:00.000Z",
           *           "until": "2026-12-05T18:30:00.000Z",
           *           "confirmBy": null,
           *           "confirmed": false,
           *           "matchId": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['QueueTickets'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  joinQueue: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "gameId": "tales-of-glory",
         *       "timeControl": "async-1d",
         *       "seats": [
         *         2,
         *         3
         *       ],
         *       "languages": [
         *         "EN"
         *       ]
         *     }
         */
        'application/json': components['schemas']['JoinQueueInput'];
      };
    };
    responses: {
      200: components['responses']['JoinQueue200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  confirmQueue: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description Your ticket. */
        ticketId: components['parameters']['TicketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['JoinQueue200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  leaveQueue: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description Your ticket. */
        ticketId: components['parameters']['TicketId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your place in a queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "4m7c9k2d5r8t1v3x6z0b7f9hjn",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "timeControl": {
           *         "preset": "async-1d",
           *         "name": "1 day per turn",
           *         "speed": "ASYNC",
           *         "perQuestion": null,
           *         "perTurn": "P1D",
           *         "bank": null,
           *         "reaction": "PT6H",
           *         "weekends": "RUN",
           *         "playingHours": false,
           *         "vacation": "FORBIDDEN"
           *       },
           *       "status": "LEFT",
           *       "seats": [
           *         2,
           *         3
           *       ],
           *       "languages": [
           *         "EN"
           *       ],
           *       "since": "2026-11-21T18:30:00.000Z",
           *       "until": "2026-12-05T18:30:00.000Z",
           *       "confirmBy": null,
           *       "confirmed": false,
           *       "matchId": null
           *     }
           */
          'application/json': components['schemas']['QueueTicket'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getUndo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version to which a match can be undone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "undo": {
           *         "policy": "CONSENT",
           *         "left": 3,
           *         "to": 7,
           *         "sealedAt": 7,
           *         "reason": "ROLL"
           *       }
           *     }
           */
          'application/json': components['schemas']['UndoOfMatch'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  undo: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "toVersion": 2
         *     }
         */
        'application/json': components['schemas']['UndoInput'];
      };
    };
    responses: {
      200: components['responses']['Undo200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `ALREADY_RESIGNED`: You have already resigned. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. `UNDO_BARRED`: The match can't be undone to that version. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getUpdates: {
    parameters: {
      query?: {
        /** @description Last version that you saw. Without it you get a snapshot at once. */
        after?: number;
        /** @description Seconds to hold the request back while there is nothing new, from 0 to 20. Needs a token. */
        wait?: number;
        /** @description Last version to read, of those long ago. Not with `wait`. */
        upTo?: number;
        /** @description Number of updates at most, from 1 to 100. Not with `wait`. */
        first?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "version": 3,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "from": 2,
           *           "snapshot": null,
           *           "patch": [
           *             {
           *               "op": "replace",
           *               "path": "/phase",
           *               "value": "place"
           *             }
           *           ],
           *           "log": [
           *             {
           *               "version": 3,
           *               "at": "2026-11-21T18:31:00.000Z",
           *               "seat": "seat1",
           *               "text": "Ann plays the Paladin.",
           *               "parts": [
           *                 {
           *                   "text": "Ann",
           *                   "ref": "seat:seat1"
           *                 },
           *                 {
           *                   "text": " plays the ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Paladin",
           *                   "ref": "tile:h1"
           *                 },
           *                 {
           *                   "text": ".",
           *                   "ref": null
           *                 }
           *               ],
           *               "type": "HeroDealt",
           *               "data": {
           *                 "seat": "seat1",
           *                 "tile": "h1"
           *               },
           *               "rule": "TG-SET-10",
           *               "dice": [],
           *               "begins": null
           *             }
           *           ],
           *           "questions": [
           *             {
           *               "id": "0.2/?select:seat1#1",
           *               "seat": "seat1",
           *               "kind": "select",
           *               "text": "Which tile do you choose, in secret?",
           *               "parts": [
           *                 {
           *                   "text": "Which tile do you choose, in secret?",
           *                   "ref": null
           *                 }
           *               ],
           *               "short": "Which tile do you choose, in secret?",
           *               "about": {
           *                 "slot:1": "tile:p1-p4",
           *                 "slot:2": "tile:p1-c1",
           *                 "wilderness": 4
           *               },
           *               "min": 1,
           *               "max": 1,
           *               "options": [
           *                 {
           *                   "id": "slot:1",
           *                   "text": "Slot 1: Waymarket",
           *                   "parts": [
           *                     {
           *                       "text": "Slot 1: ",
           *                       "ref": null
           *                     },
           *                     {
           *                       "text": "Waymarket",
           *                       "ref": "tile:p1-p4"
           *                     }
           *                   ],
           *                   "short": "Slot 1: Waymarket",
           *                   "subject": "p1-p4",
           *                   "refs": [
           *                     "slot:1",
           *                     "tile:p1-p4"
           *                   ],
           *                   "group": "ANSWER",
           *                   "effects": [],
           *                   "odds": null,
           *                   "isDefault": true
           *                 },
           *                 {
           *                   "id": "slot:2",
           *                   "text": "Slot 2: Drill Captain",
           *                   "parts": [
           *                     {
           *                       "text": "Slot 2: ",
           *                       "ref": null
           *                     },
           *                     {
           *                       "text": "Drill Captain",
           *                       "ref": "tile:p1-c1"
           *                     }
           *                   ],
           *                   "short": "Slot 2: Drill Captain",
           *                   "subject": "p1-c1",
           *                   "refs": [
           *                     "slot:2",
           *                     "tile:p1-c1"
           *                   ],
           *                   "group": "ANSWER",
           *                   "effects": [],
           *                   "odds": null,
           *                   "isDefault": false
           *                 }
           *               ],
           *               "weight": "DECISION",
           *               "askedAt": 2,
           *               "sealed": true,
           *               "answered": false,
           *               "deadline": null
           *             }
           *           ],
           *           "waitingOn": [
           *             "seat1"
           *           ],
           *           "seats": [
           *             {
           *               "id": "seat1",
           *               "name": "Ann",
           *               "account": {
           *                 "id": "ann",
           *                 "name": "Ann",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "bot": null,
           *               "free": false,
           *               "resigned": false,
           *               "presence": "ACTIVE",
           *               "missed": 0
           *             },
           *             {
           *               "id": "seat2",
           *               "name": "Bob",
           *               "account": {
           *                 "id": "bob",
           *                 "name": "Bob",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "bot": null,
           *               "free": false,
           *               "resigned": false,
           *               "presence": "ACTIVE",
           *               "missed": 0
           *             }
           *           ],
           *           "seatsAt": 2,
           *           "clocks": [],
           *           "status": "RUNNING",
           *           "proposals": [],
           *           "result": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MatchUpdates'];
          /**
           * @example {
           *       "version": 3,
           *       "at": "2026-11-21T18:31:00.000Z",
           *       "from": 2,
           *       "snapshot": null,
           *       "patch": [
           *         {
           *           "op": "replace",
           *           "path": "/phase",
           *           "value": "place"
           *         }
           *       ],
           *       "log": [
           *         {
           *           "version": 3,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "seat": "seat1",
           *           "text": "Ann plays the Paladin.",
           *           "parts": [
           *             {
           *               "text": "Ann",
           *               "ref": "seat:seat1"
           *             },
           *             {
           *               "text": " plays the ",
           *               "ref": null
           *             },
           *             {
           *               "text": "Paladin",
           *               "ref": "tile:h1"
           *             },
           *             {
           *               "text": ".",
           *               "ref": null
           *             }
           *           ],
           *           "type": "HeroDealt",
           *           "data": {
           *             "seat": "seat1",
           *             "tile": "h1"
           *           },
           *           "rule": "TG-SET-10",
           *           "dice": [],
           *           "begins": null
           *         }
           *       ],
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "waitingOn": [
           *         "seat1"
           *       ],
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seatsAt": 2,
           *       "clocks": [],
           *       "status": "RUNNING",
           *       "proposals": [],
           *       "result": null
           *     }
           */
          'application/x-ndjson': components['schemas']['MatchUpdate'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getView: {
    parameters: {
      query?: {
        /** @description The version to look back at, 0 or more; the present unless given. */
        version?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description View of a match at one version. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 2,
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       }
           *     }
           */
          'application/json': components['schemas']['PastView'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getLog: {
    parameters: {
      query?: {
        /** @description Only what happened after this version. */
        after?: number;
        /** @description Maximum number of lines, from 1 to 500. A version is never split. */
        first?: number;
        /** @description Instead, the last lines before this version: to go back in the story. Not with `after`. */
        before?: number;
        /** @description Maximum number of last lines, from 1 to 500; 50 where only `before` is given. Not with `after`. */
        last?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Lines of a log, the oldest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "version": 2,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "seat": "seat1",
           *           "text": "Ann plays the Paladin.",
           *           "parts": [
           *             {
           *               "text": "Ann",
           *               "ref": "seat:seat1"
           *             },
           *             {
           *               "text": " plays the ",
           *               "ref": null
           *             },
           *             {
           *               "text": "Paladin",
           *               "ref": "tile:h1"
           *             },
           *             {
           *               "text": ".",
           *               "ref": null
           *             }
           *           ],
           *           "type": "HeroDealt",
           *           "data": {
           *             "seat": "seat1",
           *             "tile": "h1"
           *           },
           *           "rule": "TG-SET-10",
           *           "dice": [],
           *           "begins": null
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": 2,
           *       "hasPreviousPage": true,
           *       "startCursor": 2
           *     }
           */
          'application/json': components['schemas']['LogPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getJournal: {
    parameters: {
      query?: {
        /** @description Only what was recorded after this version. */
        after?: number;
        /** @description Maximum number of entries, from 1 to 500. A version is never split. */
        first?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Entries of a journal, the oldest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "version": 2,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "type": "Told",
           *           "data": {
           *             "event": {
           *               "type": "HeroDealt",
           *               "seat": "seat1",
           *               "tile": "h1"
           *             }
           *           }
           *         }
           *       ],
           *       "hasNextPage": true,
           *       "endCursor": 2
           *     }
           */
          'application/json': components['schemas']['JournalPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  exportJournal: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole record of a match that is over, as the file that `npm run verify` and `npm run replay` read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format": "questhall-journal/1",
           *       "match": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": "tales-of-glory",
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "seats": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "entropy": [],
           *       "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *       "secret": "5eb9…",
           *       "commits": [
           *         {
           *           "version": 2,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "entries": [
           *             {
           *               "type": "Told",
           *               "event": {
           *                 "type": "HeroDealt",
           *                 "seat": "seat1",
           *                 "tile": "h1"
           *               }
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Journal'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getRecap: {
    parameters: {
      query?: {
        /** @description The version to go on from, 0 or more. */
        version?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Summary of the part of a match that you missed, as far as you can see it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "from": 2,
           *       "to": 5,
           *       "turns": [
           *         {
           *           "turn": 1,
           *           "seat": null,
           *           "entries": [
           *             {
           *               "entry": {
           *                 "version": 3,
           *                 "at": "2026-11-21T18:31:00.000Z",
           *                 "seat": "seat1",
           *                 "text": "Ann plays the Paladin.",
           *                 "parts": [
           *                   {
           *                     "text": "Ann",
           *                     "ref": "seat:seat1"
           *                   },
           *                   {
           *                     "text": " plays the ",
           *                     "ref": null
           *                   },
           *                   {
           *                     "text": "Paladin",
           *                     "ref": "tile:h1"
           *                   },
           *                   {
           *                     "text": ".",
           *                     "ref": null
           *                   }
           *                 ],
           *                 "type": "HeroDealt",
           *                 "data": {
           *                   "seat": "seat1",
           *                   "tile": "h1"
           *                 },
           *                 "rule": "TG-SET-10",
           *                 "dice": [],
           *                 "begins": null
           *               },
           *               "aboutMe": true
           *             }
           *           ]
           *         }
           *       ],
           *       "answeredForMe": [
           *         {
           *           "version": 4,
           *           "at": "2026-11-22T18:32:00.000Z",
           *           "by": "CLOCK",
           *           "kind": "select",
           *           "text": "Take a tile.",
           *           "parts": [
           *             {
           *               "text": "Take a tile.",
           *               "ref": null
           *             }
           *           ],
           *           "choose": [
           *             {
           *               "id": "slot:1",
           *               "text": "The Village",
           *               "parts": [
           *                 {
           *                   "text": "The Village",
           *                   "ref": null
           *                 }
           *               ],
           *               "short": "The Village",
           *               "subject": "t12",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:t12"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             }
           *           ]
           *         }
           *       ],
           *       "counters": [
           *         {
           *           "id": "coins",
           *           "name": "Coins",
           *           "before": 0,
           *           "after": 2
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Recap'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getRatingChanges: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "accountId": "ann",
           *           "before": 1512,
           *           "after": 1530
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['RatingChanges'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getSeen: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Version up to which you have seen a match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 5
           *     }
           */
          'application/json': components['schemas']['Seen'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  markSeen: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['MarkSeenInput'];
      };
    };
    responses: {
      /** @description Version up to which you have seen a match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 2
           *     }
           */
          'application/json': components['schemas']['Seen'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  answer: {
    parameters: {
      query?: never;
      header: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "questionId": "0.2/?select:seat1#1",
         *       "choose": [
         *         "slot:1"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AnswerInput'];
      };
    };
    responses: {
      /** @description Result of an answer. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "match": {
           *         "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *         "game": {
           *           "id": "tales-of-glory",
           *           "name": "Tales of Glory"
           *         },
           *         "version": 3,
           *         "status": "RUNNING",
           *         "visibility": "PUBLIC",
           *         "kind": "MATCH",
           *         "forkOf": null,
           *         "title": "A calm evening game",
           *         "language": "EN",
           *         "startWhenFull": false,
           *         "rated": false,
           *         "lastRound": false,
           *         "requirements": null,
           *         "spectatorDelay": 0,
           *         "tournament": null,
           *         "pod": null,
           *         "host": {
           *           "id": "ann",
           *           "name": "Ann",
           *           "bot": false,
           *           "guest": false
           *         },
           *         "createdAt": "2026-11-21T18:30:00.000Z",
           *         "updatedAt": "2026-11-21T18:31:00.000Z",
           *         "seats": [
           *           {
           *             "id": "seat1",
           *             "name": "Ann",
           *             "account": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "bot": null,
           *             "free": false,
           *             "resigned": false,
           *             "presence": "ACTIVE",
           *             "missed": 0
           *           },
           *           {
           *             "id": "seat2",
           *             "name": "Bob",
           *             "account": {
           *               "id": "bob",
           *               "name": "Bob",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "bot": null,
           *             "free": false,
           *             "resigned": false,
           *             "presence": "ACTIVE",
           *             "missed": 0
           *           }
           *         ],
           *         "seat": "seat1",
           *         "timeControl": null,
           *         "absence": null,
           *         "waitingOn": [
           *           "seat2"
           *         ],
           *         "result": null,
           *         "deadline": null,
           *         "asking": null,
           *         "can": [
           *           "ANSWER",
           *           "SET_STANDING_ORDERS",
           *           "RESIGN",
           *           "PAUSE_MATCH",
           *           "MARK_SEEN"
           *         ],
           *         "invitation": null,
           *         "options": {
           *           "quests": false,
           *           "parallelPlacing": false
           *         },
           *         "goal": "Have the most Glory after 10 rounds.",
           *         "view": {
           *           "phase": "select",
           *           "round": 1,
           *           "firstPlayer": "seat2"
           *         },
           *         "questions": [
           *           {
           *             "id": "0.2/?select:seat1#1",
           *             "seat": "seat1",
           *             "kind": "select",
           *             "text": "Which tile do you choose, in secret?",
           *             "parts": [
           *               {
           *                 "text": "Which tile do you choose, in secret?",
           *                 "ref": null
           *               }
           *             ],
           *             "short": "Which tile do you choose, in secret?",
           *             "about": {
           *               "slot:1": "tile:p1-p4",
           *               "slot:2": "tile:p1-c1",
           *               "wilderness": 4
           *             },
           *             "min": 1,
           *             "max": 1,
           *             "options": [
           *               {
           *                 "id": "slot:1",
           *                 "text": "Slot 1: Waymarket",
           *                 "parts": [
           *                   {
           *                     "text": "Slot 1: ",
           *                     "ref": null
           *                   },
           *                   {
           *                     "text": "Waymarket",
           *                     "ref": "tile:p1-p4"
           *                   }
           *                 ],
           *                 "short": "Slot 1: Waymarket",
           *                 "subject": "p1-p4",
           *                 "refs": [
           *                   "slot:1",
           *                   "tile:p1-p4"
           *                 ],
           *                 "group": "ANSWER",
           *                 "effects": [],
           *                 "odds": null,
           *                 "isDefault": true
           *               },
           *               {
           *                 "id": "slot:2",
           *                 "text": "Slot 2: Drill Captain",
           *                 "parts": [
           *                   {
           *                     "text": "Slot 2: ",
           *                     "ref": null
           *                   },
           *                   {
           *                     "text": "Drill Captain",
           *                     "ref": "tile:p1-c1"
           *                   }
           *                 ],
           *                 "short": "Slot 2: Drill Captain",
           *                 "subject": "p1-c1",
           *                 "refs": [
           *                   "slot:2",
           *                   "tile:p1-c1"
           *                 ],
           *                 "group": "ANSWER",
           *                 "effects": [],
           *                 "odds": null,
           *                 "isDefault": false
           *               }
           *             ],
           *             "weight": "DECISION",
           *             "askedAt": 2,
           *             "sealed": true,
           *             "answered": true,
           *             "deadline": null
           *           }
           *         ],
           *         "clocks": [],
           *         "orders": [],
           *         "rematch": null,
           *         "chat": "FREE",
           *         "proposals": [],
           *         "invitations": [],
           *         "fairness": {
           *           "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *           "entropy": [],
           *           "secret": null,
           *           "beacon": null
           *         }
           *       },
           *       "version": 3
           *     }
           */
          'application/json': components['schemas']['AnswerResult'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `NO_SUCH_QUESTION`: You have no pending question with this ID. `QUESTION_EXPIRED`: The question expired and was answered for you. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      /** @description `BAD_USER_INPUT`: The request is invalid. `ILLEGAL_CHOICE`: This isn't one of the question's options. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:bad-user-input",
           *       "status": 422,
           *       "title": "The request is invalid.",
           *       "code": "BAD_USER_INPUT",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "`/seats` is required.",
           *       "faults": [
           *         {
           *           "in": "body",
           *           "at": "/seats",
           *           "detail": "Required."
           *         }
           *       ]
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getSuggestion: {
    parameters: {
      query: {
        /** @description The id of an open question of yours. */
        questionId: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A suggested answer to a question. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "choose": [
           *         "slot:1"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Suggestion'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `NO_SUCH_QUESTION`: You have no pending question with this ID. `QUESTION_EXPIRED`: The question expired and was answered for you. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:no-such-question",
           *       "status": 409,
           *       "title": "You have no pending question with this ID.",
           *       "code": "NO_SUCH_QUESTION",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "No such question is pending."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  pauseMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "reason": "Tea is ready."
         *     }
         */
        'application/json': components['schemas']['PauseMatchInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 3,
           *       "status": "PAUSED",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "RESUME_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_running'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  resumeMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ResumeMatch200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_running'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  rewindMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "toVersion": 2,
         *       "reason": "A slip of the finger."
         *     }
         */
        'application/json': components['schemas']['RewindMatchInput'];
      };
    };
    responses: {
      200: components['responses']['Undo200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_running'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  closeProcedure: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The rule is stuck."
         *     }
         */
        'application/json': components['schemas']['CloseProcedureInput'];
      };
    };
    responses: {
      200: components['responses']['ResumeMatch200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_running'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  resign: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 3,
           *       "status": "FINISHED",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": true,
           *           "presence": "GONE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [],
           *       "result": {
           *         "ranking": [
           *           {
           *             "seat": "seat2",
           *             "place": 1,
           *             "score": 0,
           *             "details": {},
           *             "placeText": "1st of 2",
           *             "scoreText": "0 Glory",
           *             "parts": []
           *           },
           *           {
           *             "seat": "seat1",
           *             "place": 2,
           *             "score": 0,
           *             "details": {},
           *             "placeText": "2nd of 2",
           *             "scoreText": "Left the match",
           *             "parts": []
           *           }
           *         ],
           *         "reason": "finished",
           *         "reasonText": "All others have resigned, and Bob wins.",
           *         "leavers": [
           *           {
           *             "seat": "seat1",
           *             "account": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             }
           *           }
           *         ]
           *       },
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": "5eb9…",
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-already_resigned-match_not_running'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  returnToSeat: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
        /**
         * @description The seat.
         * @example seat2
         */
        seat: components['parameters']['Seat'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 9,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": {
           *         "preset": "async-1d",
           *         "name": "1 day per turn",
           *         "speed": "ASYNC",
           *         "perQuestion": null,
           *         "perTurn": "P1D",
           *         "bank": null,
           *         "reaction": "PT6H",
           *         "weekends": "RUN",
           *         "playingHours": false,
           *         "vacation": "FORBIDDEN"
           *       },
           *       "absence": {
           *         "onExpiry": "AUTOPILOT",
           *         "absentAfter": 2,
           *         "offerAfter": "P2D",
           *         "substitutes": "ANY"
           *       },
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [
           *         {
           *           "seat": "seat1",
           *           "running": true,
           *           "deadline": "2026-11-22T18:31:00.000Z",
           *           "cause": "TURN",
           *           "bank": null,
           *           "pausedUntil": null
           *         }
           *       ],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-already_resigned-match_not_running'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  claimSeat: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
        /**
         * @description The seat.
         * @example seat2
         */
        seat: components['parameters']['Seat'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 9,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat2",
           *       "timeControl": {
           *         "preset": "async-1d",
           *         "name": "1 day per turn",
           *         "speed": "ASYNC",
           *         "perQuestion": null,
           *         "perTurn": "P1D",
           *         "bank": null,
           *         "reaction": "PT6H",
           *         "weekends": "RUN",
           *         "playingHours": false,
           *         "vacation": "FORBIDDEN"
           *       },
           *       "absence": {
           *         "onExpiry": "AUTOPILOT",
           *         "absentAfter": 2,
           *         "offerAfter": "P2D",
           *         "substitutes": "ANY"
           *       },
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [
           *         {
           *           "seat": "seat1",
           *           "running": true,
           *           "deadline": "2026-11-22T18:31:00.000Z",
           *           "cause": "TURN",
           *           "bank": null,
           *           "pausedUntil": null
           *         }
           *       ],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-requirements_not_met'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `SEAT_NOT_OFFERED`: The seat isn't open for takeover. `TOO_MANY_MATCHES`: You've reached the limit of running matches or open tables. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  setStandingOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orders": [
         *         {
         *           "kind": "select",
         *           "ask": true
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['StandingOrdersInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 3,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [],
           *       "orders": [
           *         {
           *           "kind": "select",
           *           "about": null,
           *           "choose": [],
           *           "ask": true,
           *           "once": false,
           *           "until": null
           *         }
           *       ],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-match_not_running'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  propose: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "PAUSE",
         *       "until": "2026-11-28T18:00:00.000Z"
         *     }
         */
        'application/json': components['schemas']['ProposeInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 4,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [
           *         {
           *           "id": "p4",
           *           "kind": "PAUSE",
           *           "by": "seat1",
           *           "itself": false,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "expiresAt": "2026-11-22T18:31:00.000Z",
           *           "status": "OPEN",
           *           "votes": [
           *             {
           *               "seat": "seat1",
           *               "agree": true,
           *               "at": "2026-11-21T18:31:00.000Z"
           *             }
           *           ],
           *           "waitingOn": [
           *             "seat2"
           *           ],
           *           "closedAt": null,
           *           "until": "2026-11-28T18:00:00.000Z",
           *           "toVersion": null,
           *           "extend": null,
           *           "outcome": null,
           *           "seat": null,
           *           "level": null
           *         }
           *       ],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `ALREADY_RESIGNED`: You have already resigned. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. `SEAT_NOT_OFFERED`: The seat isn't open for takeover. `UNDO_BARRED`: The match can't be undone to that version. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  vote: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
        /**
         * @description The proposal, by its `id`.
         * @example p12
         */
        proposalId: components['parameters']['ProposalId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "agree": false
         *     }
         */
        'application/json': components['schemas']['VoteInput'];
      };
    };
    responses: {
      /** @description One play of a game, as this viewer may see it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "version": 5,
           *       "status": "RUNNING",
           *       "visibility": "PUBLIC",
           *       "kind": "MATCH",
           *       "forkOf": null,
           *       "title": "A calm evening game",
           *       "language": "EN",
           *       "startWhenFull": false,
           *       "rated": false,
           *       "lastRound": false,
           *       "requirements": null,
           *       "spectatorDelay": 0,
           *       "tournament": null,
           *       "pod": null,
           *       "host": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:31:00.000Z",
           *       "seats": [
           *         {
           *           "id": "seat1",
           *           "name": "Ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         },
           *         {
           *           "id": "seat2",
           *           "name": "Bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "bot": null,
           *           "free": false,
           *           "resigned": false,
           *           "presence": "ACTIVE",
           *           "missed": 0
           *         }
           *       ],
           *       "seat": "seat1",
           *       "timeControl": null,
           *       "absence": null,
           *       "waitingOn": [
           *         "seat1",
           *         "seat2"
           *       ],
           *       "result": null,
           *       "deadline": null,
           *       "asking": null,
           *       "can": [
           *         "ANSWER",
           *         "SET_STANDING_ORDERS",
           *         "RESIGN",
           *         "PAUSE_MATCH",
           *         "MARK_SEEN"
           *       ],
           *       "invitation": null,
           *       "options": {
           *         "quests": false,
           *         "parallelPlacing": false
           *       },
           *       "goal": "Have the most Glory after 10 rounds.",
           *       "view": {
           *         "phase": "select",
           *         "round": 1,
           *         "firstPlayer": "seat2"
           *       },
           *       "questions": [
           *         {
           *           "id": "0.2/?select:seat1#1",
           *           "seat": "seat1",
           *           "kind": "select",
           *           "text": "Which tile do you choose, in secret?",
           *           "parts": [
           *             {
           *               "text": "Which tile do you choose, in secret?",
           *               "ref": null
           *             }
           *           ],
           *           "short": "Which tile do you choose, in secret?",
           *           "about": {
           *             "slot:1": "tile:p1-p4",
           *             "slot:2": "tile:p1-c1",
           *             "wilderness": 4
           *           },
           *           "min": 1,
           *           "max": 1,
           *           "options": [
           *             {
           *               "id": "slot:1",
           *               "text": "Slot 1: Waymarket",
           *               "parts": [
           *                 {
           *                   "text": "Slot 1: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Waymarket",
           *                   "ref": "tile:p1-p4"
           *                 }
           *               ],
           *               "short": "Slot 1: Waymarket",
           *               "subject": "p1-p4",
           *               "refs": [
           *                 "slot:1",
           *                 "tile:p1-p4"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": true
           *             },
           *             {
           *               "id": "slot:2",
           *               "text": "Slot 2: Drill Captain",
           *               "parts": [
           *                 {
           *                   "text": "Slot 2: ",
           *                   "ref": null
           *                 },
           *                 {
           *                   "text": "Drill Captain",
           *                   "ref": "tile:p1-c1"
           *                 }
           *               ],
           *               "short": "Slot 2: Drill Captain",
           *               "subject": "p1-c1",
           *               "refs": [
           *                 "slot:2",
           *                 "tile:p1-c1"
           *               ],
           *               "group": "ANSWER",
           *               "effects": [],
           *               "odds": null,
           *               "isDefault": false
           *             }
           *           ],
           *           "weight": "DECISION",
           *           "askedAt": 2,
           *           "sealed": true,
           *           "answered": false,
           *           "deadline": null
           *         }
           *       ],
           *       "clocks": [],
           *       "orders": [],
           *       "rematch": null,
           *       "chat": "FREE",
           *       "proposals": [
           *         {
           *           "id": "p4",
           *           "kind": "PAUSE",
           *           "by": "seat1",
           *           "itself": false,
           *           "at": "2026-11-21T18:31:00.000Z",
           *           "expiresAt": "2026-11-22T18:31:00.000Z",
           *           "status": "REJECTED",
           *           "votes": [
           *             {
           *               "seat": "seat1",
           *               "agree": true,
           *               "at": "2026-11-21T18:31:00.000Z"
           *             },
           *             {
           *               "seat": "seat2",
           *               "agree": false,
           *               "at": "2026-11-21T18:40:00.000Z"
           *             }
           *           ],
           *           "waitingOn": [],
           *           "closedAt": "2026-11-21T18:40:00.000Z",
           *           "until": "2026-11-28T18:00:00.000Z",
           *           "toVersion": null,
           *           "extend": null,
           *           "outcome": null,
           *           "seat": null,
           *           "level": null
           *         }
           *       ],
           *       "invitations": [],
           *       "fairness": {
           *         "commitment": "274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d",
           *         "entropy": [],
           *         "secret": null,
           *         "beacon": null
           *       }
           *     }
           */
          'application/json': components['schemas']['Match'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `ALREADY_RESIGNED`: You have already resigned. `MATCH_NOT_RUNNING`: The match hasn't started, is paused, or is over. `PROPOSAL_CLOSED`: The proposal is closed. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getAttention: {
    parameters: {
      query?: {
        /** @description Maximum number, from 1 to 100. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "matchId": "01kamq3xr9",
           *           "seat": "seat2",
           *           "kind": "ANSWER",
           *           "count": 1,
           *           "since": "2026-11-21T18:30:00.000Z",
           *           "deadline": "2026-11-22T18:30:00.000Z",
           *           "urgent": false
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "bWFuaWZlc3Q"
           *     }
           */
          'application/json': components['schemas']['AttentionPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getNextAttention: {
    parameters: {
      query?: {
        /** @description ID of the match that you come from; the start of the list by default. */
        matchId?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Next table that needs you. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "item": {
           *         "matchId": "01kamq3xr9",
           *         "seat": "seat2",
           *         "kind": "ANSWER",
           *         "count": 1,
           *         "since": "2026-11-21T18:30:00.000Z",
           *         "deadline": "2026-11-22T18:30:00.000Z",
           *         "urgent": false
           *       }
           *     }
           */
          'application/json': components['schemas']['NextAttention'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  listPhrases: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "good-luck",
           *           "text": "Good luck!"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Phrases'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getMessages: {
    parameters: {
      query?: {
        /** @description Only what was said to these. */
        audience?: components['schemas']['Audience'];
        /** @description Only what was said before this message, by its id: to go back. */
        before?: string;
        /** @description Maximum number, from 1 to 100. */
        last?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Chat messages of a match, the newest last. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *           "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *           "audience": "ALL",
           *           "from": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "seat": "seat1",
           *           "hidden": false,
           *           "text": "Good luck!",
           *           "phrase": "good-luck",
           *           "at": "2026-11-21T18:32:00.000Z"
           *         }
           *       ],
           *       "hasPreviousPage": false,
           *       "startCursor": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e"
           *     }
           */
          'application/json': components['schemas']['MessagePage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  sendMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "audience": "ALL",
         *       "phrase": "good-luck"
         *     }
         */
        'application/json': components['schemas']['SendMessageInput'];
      };
    };
    responses: {
      /** @description Something that was said at a match. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *       "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *       "audience": "ALL",
           *       "from": {
           *         "id": "ann",
           *         "name": "Ann",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "seat": "seat1",
           *       "hidden": false,
           *       "text": "Good luck!",
           *       "phrase": "good-luck",
           *       "at": "2026-11-21T18:32:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      /** @description `FORBIDDEN`: You don't have permission to do this. `CHAT_RESTRICTED`: You can't send this here right now. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:forbidden",
           *       "status": 403,
           *       "title": "You don't have permission to do this.",
           *       "code": "FORBIDDEN",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "Only the host can start the match."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  reportMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The message; not one of your own. */
        messageId: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "SPAM"
         *     }
         */
        'application/json': components['schemas']['ReportMessageInput'];
      };
    };
    responses: {
      /** @description A report of a message. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *       "status": "OPEN",
           *       "message": {
           *         "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *         "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *         "audience": "ALL",
           *         "from": {
           *           "id": "ann",
           *           "name": "Ann",
           *           "bot": false,
           *           "guest": false
           *         },
           *         "seat": "seat1",
           *         "hidden": false,
           *         "text": "Good luck!",
           *         "phrase": "good-luck",
           *         "at": "2026-11-21T18:32:00.000Z"
           *       },
           *       "context": [],
           *       "complaints": [
           *         {
           *           "by": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "reason": "SPAM",
           *           "note": "",
           *           "at": "2026-11-21T18:33:00.000Z"
           *         }
           *       ],
           *       "decisions": []
           *     }
           */
          'application/json': components['schemas']['Report'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listReports: {
    parameters: {
      query?: {
        /** @description Status of the reports. */
        status?: components['schemas']['ReportStatus'];
        /** @description Maximum number, from 1 to 50. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *           "status": "OPEN",
           *           "message": {
           *             "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *             "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *             "audience": "ALL",
           *             "from": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "seat": "seat1",
           *             "hidden": false,
           *             "text": "Good luck!",
           *             "phrase": "good-luck",
           *             "at": "2026-11-21T18:32:00.000Z"
           *           },
           *           "context": [],
           *           "complaints": [
           *             {
           *               "by": {
           *                 "id": "ann",
           *                 "name": "Ann",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "reason": "SPAM",
           *               "note": "",
           *               "at": "2026-11-21T18:33:00.000Z"
           *             }
           *           ],
           *           "decisions": []
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": null
           *     }
           */
          'application/json': components['schemas']['ReportPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  moderate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The report. */
        reportId: components['parameters']['ReportId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "act": "WARN",
         *       "reason": "Once is enough."
         *     }
         */
        'application/json': components['schemas']['ModerateInput'];
      };
    };
    responses: {
      /** @description A report of a message. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *       "status": "ACTED",
           *       "message": {
           *         "id": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *         "matchId": "yprw4vd8x8ev68a23kd3mxk9g9",
           *         "audience": "ALL",
           *         "from": {
           *           "id": "ann",
           *           "name": "Ann",
           *           "bot": false,
           *           "guest": false
           *         },
           *         "seat": "seat1",
           *         "hidden": false,
           *         "text": "Good luck!",
           *         "phrase": "good-luck",
           *         "at": "2026-11-21T18:32:00.000Z"
           *       },
           *       "context": [],
           *       "complaints": [
           *         {
           *           "by": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "reason": "SPAM",
           *           "note": "",
           *           "at": "2026-11-21T18:33:00.000Z"
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "act": "WARN",
           *           "reason": "Once is enough.",
           *           "at": "2026-11-21T19:00:00.000Z",
           *           "until": null,
           *           "by": {
           *             "id": "ada",
           *             "name": "Ada",
           *             "bot": false,
           *             "guest": false
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Report'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listTournaments: {
    parameters: {
      query?: {
        /** @description The list to look through. */
        list?: components['schemas']['TournamentList'];
        /** @description Only tournaments of this game. */
        gameId?: string;
        /** @description Maximum number, from 1 to 50. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *           "name": "An evening of tales",
           *           "game": {
           *             "id": "tales-of-glory",
           *             "name": "Tales of Glory"
           *           },
           *           "status": "RUNNING",
           *           "visibility": "PUBLIC",
           *           "players": 2,
           *           "cap": 64,
           *           "startsAt": null,
           *           "createdAt": "2026-11-21T18:30:00.000Z",
           *           "updatedAt": "2026-11-21T18:30:00.000Z"
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "bWF1"
           *     }
           */
          'application/json': components['schemas']['TournamentPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  createTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "An evening of tales",
         *       "regulations": {
         *         "game": {
         *           "id": "tales-of-glory"
         *         },
         *         "timeControl": {
         *           "preset": "live"
         *         },
         *         "stages": [
         *           {
         *             "format": "SWISS",
         *             "podSize": {
         *               "preferred": 4,
         *               "min": 3,
         *               "max": 5
         *             },
         *             "rounds": 5
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateTournamentInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 0,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "DRAFT",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": null,
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "WAITING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 0,
           *       "registered": 0,
           *       "waiting": 0,
           *       "rounds": [],
           *       "appeals": [],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "UPDATE_TOURNAMENT",
           *         "ANNOUNCE_TOURNAMENT",
           *         "CANCEL_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 0,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getRegulationsSchema: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON Schema of the regulations of a tournament. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "object",
           *       "properties": {
           *         "game": {
           *           "type": "object"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['RegulationsSchema'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that you have; 304 if the answer would say the same. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      304: components['responses']['GetMatch304'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  updateTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "description": "Bring tea."
         *     }
         */
        'application/json': components['schemas']['UpdateTournamentInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `REGULATIONS_LOCKED`: The regulations are locked since the announcement. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listTournamentPlayers: {
    parameters: {
      query?: {
        /** @description Maximum number, from 1 to 100. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
        /** @description Only those of this status. */
        status?: components['schemas']['PlayerStatus'];
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "number": 1,
           *           "status": "ACTIVE",
           *           "registeredAt": "2026-11-21T18:30:00.000Z",
           *           "waitingPlace": null,
           *           "seed": null,
           *           "entered": null,
           *           "checkedIn": null,
           *           "noShows": 0,
           *           "leaving": false,
           *           "lives": null,
           *           "before": []
           *         },
           *         {
           *           "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.bob",
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "number": 2,
           *           "status": "ACTIVE",
           *           "registeredAt": "2026-11-21T18:30:00.000Z",
           *           "waitingPlace": null,
           *           "seed": null,
           *           "entered": null,
           *           "checkedIn": null,
           *           "noShows": 0,
           *           "leaving": false,
           *           "lives": null,
           *           "before": []
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "#0002"
           *     }
           */
          'application/json': components['schemas']['TournamentPlayerPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  registerPlayers: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountIds": [
         *         "ann",
         *         "bob"
         *       ]
         *     }
         */
        'application/json': components['schemas']['TournamentAccountsInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `TOURNAMENT_FULL`: The tournament and its waiting list are full. `REGISTRATION_CLOSED`: Registration isn't open to you. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getRound: {
    parameters: {
      query?: {
        /** @description Number of pods at most, from 1 to 100. */
        first?: number;
        /** @description Cursor to continue after: `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The `ETag` that you have; 304 if the answer would say the same. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A round of a tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "number": 1,
           *       "stage": 1,
           *       "status": "RUNNING",
           *       "podCount": 1,
           *       "final": false,
           *       "startsAt": "2026-11-21T18:30:00.000Z",
           *       "deadline": null,
           *       "completedAt": null,
           *       "changedAt": 6,
           *       "seed": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *       "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *       "pairing": {
           *         "algorithm": "swiss-1",
           *         "weights": {
           *           "repeats": 1000,
           *           "spread": 10
           *         },
           *         "repeats": 0,
           *         "spread": 0,
           *         "oddPods": 1,
           *         "byes": 0,
           *         "broken": [],
           *         "edited": false
           *       },
           *       "byes": [],
           *       "missed": [],
           *       "forbidden": [],
           *       "forbiddenHash": null,
           *       "stepsHash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *       "pods": {
           *         "items": [
           *           {
           *             "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.1.1",
           *             "round": 1,
           *             "number": 1,
           *             "status": "FINISHED",
           *             "seats": [
           *               {
           *                 "seat": "seat1",
           *                 "player": {
           *                   "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *                   "account": {
           *                     "id": "ann",
           *                     "name": "Ann",
           *                     "bot": false,
           *                     "guest": false
           *                   },
           *                   "number": 1,
           *                   "status": "ACTIVE",
           *                   "registeredAt": "2026-11-21T18:30:00.000Z",
           *                   "waitingPlace": null,
           *                   "seed": null,
           *                   "entered": null,
           *                   "checkedIn": null,
           *                   "noShows": 0,
           *                   "leaving": false,
           *                   "lives": null,
           *                   "before": []
           *                 },
           *                 "account": {
           *                   "id": "ann",
           *                   "name": "Ann",
           *                   "bot": false,
           *                   "guest": false
           *                 }
           *               },
           *               {
           *                 "seat": "seat2",
           *                 "player": {
           *                   "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.bob",
           *                   "account": {
           *                     "id": "bob",
           *                     "name": "Bob",
           *                     "bot": false,
           *                     "guest": false
           *                   },
           *                   "number": 2,
           *                   "status": "ACTIVE",
           *                   "registeredAt": "2026-11-21T18:30:00.000Z",
           *                   "waitingPlace": null,
           *                   "seed": null,
           *                   "entered": null,
           *                   "checkedIn": null,
           *                   "noShows": 0,
           *                   "leaving": false,
           *                   "lives": null,
           *                   "before": []
           *                 },
           *                 "account": {
           *                   "id": "bob",
           *                   "name": "Bob",
           *                   "bot": false,
           *                   "guest": false
           *                 }
           *               }
           *             ],
           *             "matchId": "3c5e7g9j1m3p5r7t9v1x3z5b7d",
           *             "attempt": 1,
           *             "result": {
           *               "places": [
           *                 {
           *                   "player": {
           *                     "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *                     "account": {
           *                       "id": "ann",
           *                       "name": "Ann",
           *                       "bot": false,
           *                       "guest": false
           *                     },
           *                     "number": 1,
           *                     "status": "ACTIVE",
           *                     "registeredAt": "2026-11-21T18:30:00.000Z",
           *                     "waitingPlace": null,
           *                     "seed": null,
           *                     "entered": null,
           *                     "checkedIn": null,
           *                     "noShows": 0,
           *                     "leaving": false,
           *                     "lives": null,
           *                     "before": []
           *                   },
           *                   "place": 1,
           *                   "score": 42,
           *                   "points": null,
           *                   "noShow": false
           *                 },
           *                 {
           *                   "player": {
           *                     "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.bob",
           *                     "account": {
           *                       "id": "bob",
           *                       "name": "Bob",
           *                       "bot": false,
           *                       "guest": false
           *                     },
           *                     "number": 2,
           *                     "status": "ACTIVE",
           *                     "registeredAt": "2026-11-21T18:30:00.000Z",
           *                     "waitingPlace": null,
           *                     "seed": null,
           *                     "entered": null,
           *                     "checkedIn": null,
           *                     "noShows": 0,
           *                     "leaving": false,
           *                     "lives": null,
           *                     "before": []
           *                   },
           *                   "place": 2,
           *                   "score": 37,
           *                   "points": null,
           *                   "noShow": false
           *                 }
           *               ],
           *               "by": "MATCH"
           *             },
           *             "deadline": null,
           *             "held": false,
           *             "heldBy": null,
           *             "endedAt": "2026-11-21T18:30:00.000Z"
           *           }
           *         ],
           *         "hasNextPage": false,
           *         "endCursor": "00001"
           *       }
           *     }
           */
          'application/json': components['schemas']['Round'];
        };
      };
      304: components['responses']['GetMatch304'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getPod: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
        /**
         * @description The pod, from 1.
         * @example 1
         */
        pod: components['parameters']['Pod'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A table of a round. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.1.1",
           *       "round": 1,
           *       "number": 1,
           *       "status": "FINISHED",
           *       "seats": [
           *         {
           *           "seat": "seat1",
           *           "player": {
           *             "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *             "account": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "number": 1,
           *             "status": "ACTIVE",
           *             "registeredAt": "2026-11-21T18:30:00.000Z",
           *             "waitingPlace": null,
           *             "seed": null,
           *             "entered": null,
           *             "checkedIn": null,
           *             "noShows": 0,
           *             "leaving": false,
           *             "lives": null,
           *             "before": []
           *           },
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           }
           *         },
           *         {
           *           "seat": "seat2",
           *           "player": {
           *             "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.bob",
           *             "account": {
           *               "id": "bob",
           *               "name": "Bob",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "number": 2,
           *             "status": "ACTIVE",
           *             "registeredAt": "2026-11-21T18:30:00.000Z",
           *             "waitingPlace": null,
           *             "seed": null,
           *             "entered": null,
           *             "checkedIn": null,
           *             "noShows": 0,
           *             "leaving": false,
           *             "lives": null,
           *             "before": []
           *           },
           *           "account": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           }
           *         }
           *       ],
           *       "matchId": "3c5e7g9j1m3p5r7t9v1x3z5b7d",
           *       "attempt": 1,
           *       "result": {
           *         "places": [
           *           {
           *             "player": {
           *               "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *               "account": {
           *                 "id": "ann",
           *                 "name": "Ann",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "number": 1,
           *               "status": "ACTIVE",
           *               "registeredAt": "2026-11-21T18:30:00.000Z",
           *               "waitingPlace": null,
           *               "seed": null,
           *               "entered": null,
           *               "checkedIn": null,
           *               "noShows": 0,
           *               "leaving": false,
           *               "lives": null,
           *               "before": []
           *             },
           *             "place": 1,
           *             "score": 42,
           *             "points": null,
           *             "noShow": false
           *           },
           *           {
           *             "player": {
           *               "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.bob",
           *               "account": {
           *                 "id": "bob",
           *                 "name": "Bob",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               "number": 2,
           *               "status": "ACTIVE",
           *               "registeredAt": "2026-11-21T18:30:00.000Z",
           *               "waitingPlace": null,
           *               "seed": null,
           *               "entered": null,
           *               "checkedIn": null,
           *               "noShows": 0,
           *               "leaving": false,
           *               "lives": null,
           *               "before": []
           *             },
           *             "place": 2,
           *             "score": 37,
           *             "points": null,
           *             "noShow": false
           *           }
           *         ],
           *         "by": "MATCH"
           *       },
           *       "deadline": null,
           *       "held": false,
           *       "heldBy": null,
           *       "endedAt": "2026-11-21T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getStandings: {
    parameters: {
      query?: {
        /** @description The stage; the present one unless given. */
        stage?: number;
        /** @description The last round that counts; the last of the stage unless given. */
        round?: number;
        /** @description Maximum number of rows, from 1 to 200. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The `ETag` that you have; 304 if the answer would say the same. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the standings of a stage, the best first. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "stage": 1,
           *       "round": 1,
           *       "items": [
           *         {
           *           "rank": 1,
           *           "player": {
           *             "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn.ann",
           *             "account": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "number": 1,
           *             "status": "ACTIVE",
           *             "registeredAt": "2026-11-21T18:30:00.000Z",
           *             "waitingPlace": null,
           *             "seed": null,
           *             "entered": null,
           *             "checkedIn": null,
           *             "noShows": 0,
           *             "leaving": false,
           *             "lives": null,
           *             "before": []
           *           },
           *           "points": 5,
           *           "tieBreaks": [
           *             {
           *               "kind": "WINS",
           *               "value": "1"
           *             }
           *           ],
           *           "results": [
           *             {
           *               "round": 1,
           *               "pod": 1,
           *               "place": 1,
           *               "points": 5,
           *               "source": "MATCH"
           *             }
           *           ]
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "00001"
           *     }
           */
          'application/json': components['schemas']['StandingPage'];
        };
      };
      304: components['responses']['GetMatch304'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getAudit: {
    parameters: {
      query?: {
        /** @description Maximum number, from 1 to 100. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "a1",
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "by": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "role": "ARBITER",
           *           "act": "EXTEND",
           *           "text": "Time added",
           *           "target": {
           *             "round": 1,
           *             "pod": 1,
           *             "number": null,
           *             "account": null,
           *             "appeal": null,
           *             "act": null
           *           },
           *           "before": null,
           *           "after": {
           *             "deadline": "2026-11-21T20:00:00.000Z"
           *           },
           *           "reason": "The service stood still for a quarter of an hour.",
           *           "note": null,
           *           "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2"
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "a1"
           *     }
           */
          'application/json': components['schemas']['AuditPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getTournamentUpdates: {
    parameters: {
      query?: {
        /** @description Only what happened after this version. */
        after?: number;
        /** @description Maximum number of steps, from 1 to 100. */
        first?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Steps of a tournament, the oldest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "version": 6,
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "events": [
           *             {
           *               "type": "RoundPublished",
           *               "round": 1,
           *               "startsAt": "2026-11-21T18:30:00.000Z"
           *             }
           *           ]
           *         }
           *       ],
           *       "hasNextPage": true,
           *       "endCursor": 6
           *     }
           */
          'application/json': components['schemas']['TournamentUpdates'];
          /**
           * @example {
           *       "version": 6,
           *       "at": "2026-11-21T18:30:00.000Z",
           *       "events": [
           *         {
           *           "type": "RoundPublished",
           *           "round": 1,
           *           "startsAt": "2026-11-21T18:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/x-ndjson': components['schemas']['TournamentStep'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  exportTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Everything needed to compute each figure of a tournament again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "schema": "tournament-1",
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn"
           *     }
           */
          'application/json': components['schemas']['TournamentExport'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getStandingsCsv: {
    parameters: {
      query?: {
        /** @description Stage; the present one by default. */
        stage?: number;
        /** @description Last round that counts; the last of the stage by default. */
        round?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Standings for spreadsheets, with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example rank,number,name,points,WINS,place1,points1
           *     1,1,Ann,5,1,1,5
           */
          'text/csv': components['schemas']['StandingsCsv'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getTournamentEvents: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Steps of a tournament, one `TournamentStep` on each line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example {"version":6,"at":"2026-11-21T18:30:00.000Z","events":[{"type":"RoundPublished","round":1,"startsAt":"2026-11-21T18:30:00.000Z"}]} */
          'application/x-ndjson': components['schemas']['TournamentEvents'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getTournamentReport: {
    parameters: {
      query?: {
        /** @description Stage; the present one by default. */
        stage?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Tournament in the format TRF16 of FIDE. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example 012 An evening of tales */
          'text/plain': components['schemas']['TournamentReportFile'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  announceTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  openRegistration: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  setTournamentRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "ARBITER",
         *       "granted": true
         *     }
         */
        'application/json': components['schemas']['SetTournamentRoleInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  cancelTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "running": "PLAY_ON",
         *       "reason": "The hall is closed today."
         *     }
         */
        'application/json': components['schemas']['CancelTournamentInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "CANCELLED",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  startTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  finalizeTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "FINAL",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state-round_unresolved'];
      412: components['responses']['412'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  registerForTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "entropy": "something that nobody can guess"
         *     }
         */
        'application/json': components['schemas']['RegisterForTournamentInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "RUNNING",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": true,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-requirements_not_met'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `REGISTRATION_CLOSED`: Registration isn't open to you. `TOURNAMENT_FULL`: The tournament and its waiting list are full. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  withdrawFromTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  checkIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['CheckInInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  invitePlayers: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountIds": [
         *         "ann",
         *         "bob"
         *       ]
         *     }
         */
        'application/json': components['schemas']['TournamentAccountsInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  approvePlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  dropPlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  reinstatePlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  seedPlayers: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountIds": [
         *         "bob",
         *         "ann"
         *       ]
         *     }
         */
        'application/json': components['schemas']['SeedPlayersInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  previewPairing: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PreviewPairing200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `TOURNAMENT_STATE`: Not possible in the tournament's current status. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:tournament-state",
           *       "status": 409,
           *       "title": "Not possible in the tournament's current status.",
           *       "code": "TOURNAMENT_STATE",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The tournament is a draft. Players register once registration is open.",
           *       "tournamentStatus": "DRAFT",
           *       "allowed": [
           *         "REGISTRATION"
           *       ]
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `PAIRING_IMPOSSIBLE`: No pairing satisfies the constraints. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:pairing-impossible",
           *       "status": 422,
           *       "title": "No pairing satisfies the constraints.",
           *       "code": "PAIRING_IMPOSSIBLE",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "Players 3 and 9 would meet again, in pod 2.",
           *       "problems": [
           *         {
           *           "kind": "REPEAT",
           *           "players": [
           *             3,
           *             9
           *           ],
           *           "pod": 2,
           *           "relax": [
           *             "repeats"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  editPairing: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pods": [
         *         [
         *           1,
         *           2
         *         ]
         *       ],
         *       "byes": [],
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['EditPairingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      /** @description `BAD_USER_INPUT`: The request is invalid. `PAIRING_INVALID`: The pairing violates the constraints. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:bad-user-input",
           *       "status": 422,
           *       "title": "The request is invalid.",
           *       "code": "BAD_USER_INPUT",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "`/seats` is required.",
           *       "faults": [
           *         {
           *           "in": "body",
           *           "at": "/seats",
           *           "detail": "Required."
           *         }
           *       ]
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  previewPods: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "pods": [
         *         [
         *           1,
         *           2
         *         ]
         *       ],
         *       "byes": []
         *     }
         */
        'application/json': components['schemas']['PreviewPodsInput'];
      };
    };
    responses: {
      200: components['responses']['PreviewPairing200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422-pairing_impossible'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  draftRound: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['DraftRoundInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state-round_unresolved'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      /** @description `BAD_USER_INPUT`: The request is invalid. `PAIRING_INVALID`: The pairing violates the constraints. `PAIRING_IMPOSSIBLE`: No pairing satisfies the constraints. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:bad-user-input",
           *       "status": 422,
           *       "title": "The request is invalid.",
           *       "code": "BAD_USER_INPUT",
           *       "retryable": false,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "`/seats` is required.",
           *       "faults": [
           *         {
           *           "in": "body",
           *           "at": "/seats",
           *           "detail": "Required."
           *         }
           *       ]
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  repairRound: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "forbid": [
         *         [
         *           1,
         *           2
         *         ]
         *       ],
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['RepairRoundInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422-pairing_impossible'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  publishRound: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['PublishRoundInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  unpublishRound: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  discardRound: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  adjudicatePod: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
        /**
         * @description The pod, from 1.
         * @example 1
         */
        pod: components['parameters']['Pod'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "places": [
         *         {
         *           "number": 1,
         *           "place": 1
         *         },
         *         {
         *           "number": 2,
         *           "place": 2
         *         }
         *       ],
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['AdjudicatePodInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  replayPod: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
        /**
         * @description The pod, from 1.
         * @example 1
         */
        pod: components['parameters']['Pod'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['ReplayPodInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  inspectPod: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
        /**
         * @description The pod, from 1.
         * @example 1
         */
        pod: components['parameters']['Pod'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      /** @description A running match, seen with an arbiter's eyes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "matchId": "3c5e7g9j1m3p5r7t9v1x3z5b7d",
           *       "version": 12,
           *       "view": {}
           *     }
           */
          'application/json': components['schemas']['PodInspection'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  extendTime: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The round, from 1 over all stages.
         * @example 1
         */
        round: components['parameters']['Round'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pod": 1,
         *       "by": "PT15M",
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['ExtendTimeInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  replacePlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The start number.
         * @example 7
         */
        number: components['parameters']['Number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountId": "cyd",
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['ReplacePlayerInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  penalisePlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The start number.
         * @example 7
         */
        number: components['parameters']['Number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "POINTS",
         *       "points": 0.5,
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['PenalisePlayerInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  disqualifyPlayer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /**
         * @description The start number.
         * @example 7
         */
        number: components['parameters']['Number'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pastPods": "KEEP",
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['DisqualifyPlayerInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  changeRegulations: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "regulations": {
         *         "game": {
         *           "id": "tales-of-glory"
         *         },
         *         "timeControl": {
         *           "preset": "live"
         *         },
         *         "stages": [
         *           {
         *             "format": "SWISS",
         *             "podSize": {
         *               "preferred": 4,
         *               "min": 3,
         *               "max": 5
         *             },
         *             "rounds": 5
         *           }
         *         ]
         *       },
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['ChangeRegulationsInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  approveAct: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description Its id, as `Tournament.proposed` has it. */
        actId: components['parameters']['ActId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-second_person_required-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  pauseTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "PAUSED",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  resumeTournament: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['TournamentRulingInput'];
      };
    };
    responses: {
      200: components['responses']['GetTournament200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  openAppeal: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "round": 1,
         *       "pod": 1,
         *       "text": "The clock ran while the service stood still."
         *     }
         */
        'application/json': components['schemas']['OpenAppealInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "RUNNING",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [
           *         {
           *           "id": "p1",
           *           "by": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "round": 1,
           *           "pod": 1,
           *           "act": null,
           *           "text": "The clock ran while the service stood still.",
           *           "status": "OPEN",
           *           "decision": null,
           *           "decidedBy": null
           *         }
           *       ],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `APPEAL_WINDOW_CLOSED`: The time for appeals is over. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  decideAppeal: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The tournament's id, as `createTournament` gave it. */
        tournamentId: components['parameters']['TournamentId'];
        /** @description The appeal. */
        appealId: components['parameters']['AppealId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decision": "UPHELD",
         *       "reason": "Everybody at the table has agreed to this."
         *     }
         */
        'application/json': components['schemas']['DecideAppealInput'];
      };
    };
    responses: {
      /** @description A tournament. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *       "version": 8,
           *       "name": "An evening of tales",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "status": "RUNNING",
           *       "regulations": {
           *         "json": {
           *           "game": {
           *             "id": "tales-of-glory"
           *           },
           *           "timeControl": {
           *             "preset": "live"
           *           },
           *           "stages": [
           *             {
           *               "format": "SWISS",
           *               "podSize": {
           *                 "preferred": 4,
           *                 "min": 3,
           *                 "max": 5
           *               },
           *               "rounds": 5
           *             }
           *           ]
           *         },
           *         "hash": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "text": "Game: Tales of Glory"
           *       },
           *       "stages": [
           *         {
           *           "number": 1,
           *           "format": "SWISS",
           *           "status": "RUNNING",
           *           "rounds": 5,
           *           "cut": null
           *         }
           *       ],
           *       "stage": 1,
           *       "registered": 2,
           *       "waiting": 0,
           *       "rounds": [
           *         {
           *           "number": 1,
           *           "stage": 1,
           *           "status": "RUNNING",
           *           "podCount": 1,
           *           "final": false,
           *           "startsAt": "2026-11-21T18:30:00.000Z",
           *           "deadline": null,
           *           "completedAt": null,
           *           "changedAt": 6
           *         }
           *       ],
           *       "appeals": [
           *         {
           *           "id": "p1",
           *           "by": {
           *             "id": "bob",
           *             "name": "Bob",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "at": "2026-11-21T18:30:00.000Z",
           *           "round": 1,
           *           "pod": 1,
           *           "act": null,
           *           "text": "The clock ran while the service stood still.",
           *           "status": "UPHELD",
           *           "decision": "Everybody at the table has agreed to this.",
           *           "decidedBy": {
           *             "id": "olga",
           *             "name": "Olga",
           *             "bot": false,
           *             "guest": false
           *           }
           *         }
           *       ],
           *       "proposed": [],
           *       "penalties": [],
           *       "fairness": {
           *         "commitment": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "regulations": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *         "secret": null
           *       },
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "roles": [
           *         {
           *           "account": {
           *             "id": "rudi",
           *             "name": "Rudi",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "roles": [
           *             "ARBITER"
           *           ]
           *         }
           *       ],
           *       "myRoles": [
           *         "OWNER"
           *       ],
           *       "mine": null,
           *       "pending": false,
           *       "myNext": null,
           *       "can": [
           *         "CANCEL_TOURNAMENT",
           *         "PAUSE_TOURNAMENT"
           *       ],
           *       "warnings": [],
           *       "code": null,
           *       "apart": [],
           *       "changedAt": 5,
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z",
           *       "finishedAt": null,
           *       "appealsUntil": null
           *     }
           */
          'application/json': components['schemas']['Tournament'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403-second_person_required-conflict_of_interest'];
      404: components['responses']['404'];
      409: components['responses']['409-tournament_state'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  createSeries: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Evenings of 2026",
         *       "regulations": {
         *         "pointsByPlace": [
         *           10,
         *           7,
         *           5
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateSeriesInput'];
      };
    };
    responses: {
      /** @description A series. */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "2b4d6f8h0j1k3m5n7p9q0r2s4t",
           *       "version": 0,
           *       "name": "Evenings of 2026",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "organizers": [],
           *       "regulations": {
           *         "pointsByPlace": [
           *           10,
           *           7,
           *           5
           *         ],
           *         "best": null,
           *         "atLeast": 1,
           *         "ties": [
           *           "PLACES",
           *           "LATEST"
           *         ]
           *       },
           *       "league": null,
           *       "events": [],
           *       "draft": null,
           *       "can": [
           *         "UPDATE_SERIES"
           *       ],
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Series'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listOwnSeries: {
    parameters: {
      query?: {
        /** @description Maximum number, from 1 to 50. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "2b4d6f8h0j1k3m5n7p9q0r2s4t",
           *           "name": "Evenings of 2026",
           *           "visibility": "PUBLIC",
           *           "league": false,
           *           "events": 1,
           *           "createdAt": "2026-11-21T18:30:00.000Z",
           *           "updatedAt": "2026-11-21T18:30:00.000Z"
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "bWF1"
           *     }
           */
          'application/json': components['schemas']['SeriesPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getSeries: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that you have; 304 if the answer would say the same. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetSeries200'];
      304: components['responses']['GetMatch304'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  updateSeries: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "events": [
         *         [
         *           "7k2m9c4d6r8t1v3x5z0b2f4hjn"
         *         ]
         *       ]
         *     }
         */
        'application/json': components['schemas']['UpdateSeriesInput'];
      };
    };
    responses: {
      200: components['responses']['GetSeries200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  draftSeason: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412). */
        'If-Match'?: components['parameters']['IfMatch'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "newcomers": [
         *         "bob"
         *       ]
         *     }
         */
        'application/json': components['schemas']['DraftSeasonInput'];
      };
    };
    responses: {
      /** @description A series. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "2b4d6f8h0j1k3m5n7p9q0r2s4t",
           *       "version": 2,
           *       "name": "Evenings of 2026",
           *       "description": null,
           *       "visibility": "PUBLIC",
           *       "owner": {
           *         "id": "olga",
           *         "name": "Olga",
           *         "bot": false,
           *         "guest": false
           *       },
           *       "organizers": [],
           *       "regulations": {
           *         "pointsByPlace": [
           *           10,
           *           7,
           *           5
           *         ],
           *         "best": null,
           *         "atLeast": 1,
           *         "ties": [
           *           "PLACES",
           *           "LATEST"
           *         ]
           *       },
           *       "league": {
           *         "size": 10,
           *         "up": 2,
           *         "down": 2
           *       },
           *       "events": [
           *         {
           *           "tournamentIds": [
           *             "7k2m9c4d6r8t1v3x5z0b2f4hjn"
           *           ]
           *         }
           *       ],
           *       "draft": {
           *         "season": 2,
           *         "divisions": [
           *           {
           *             "players": [
           *               {
           *                 "id": "ann",
           *                 "name": "Ann",
           *                 "bot": false,
           *                 "guest": false
           *               },
           *               {
           *                 "id": "bob",
           *                 "name": "Bob",
           *                 "bot": false,
           *                 "guest": false
           *               }
           *             ],
           *             "tournamentId": null
           *           }
           *         ],
           *         "moves": [
           *           {
           *             "account": {
           *               "id": "ann",
           *               "name": "Ann",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "from": 1,
           *             "to": 1
           *           },
           *           {
           *             "account": {
           *               "id": "bob",
           *               "name": "Bob",
           *               "bot": false,
           *               "guest": false
           *             },
           *             "from": null,
           *             "to": 1
           *           }
           *         ],
           *         "tooFew": true
           *       },
           *       "can": [
           *         "UPDATE_SERIES",
           *         "DRAFT_SEASON"
           *       ],
           *       "createdAt": "2026-11-21T18:30:00.000Z",
           *       "updatedAt": "2026-11-21T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Series'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `TOURNAMENT_STATE`: Not possible in the tournament's current status. `TOO_FEW_PLAYERS`: The game needs more players. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      412: components['responses']['412'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getSeriesStandings: {
    parameters: {
      query?: {
        /** @description Maximum number of rows, from 1 to 200. */
        first?: number;
        /** @description Continue after this cursor: the `endCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the table of a series, the best first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "results": [
           *         "FINAL"
           *       ],
           *       "seed": "5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2",
           *       "items": [
           *         {
           *           "rank": 1,
           *           "account": {
           *             "id": "ann",
           *             "name": "Ann",
           *             "bot": false,
           *             "guest": false
           *           },
           *           "points": 10,
           *           "tieBreaks": [
           *             {
           *               "kind": "LATEST",
           *               "value": "1"
           *             }
           *           ],
           *           "scores": [
           *             {
           *               "event": 1,
           *               "tournamentId": "7k2m9c4d6r8t1v3x5z0b2f4hjn",
           *               "place": 1,
           *               "points": 10,
           *               "counts": true
           *             }
           *           ]
           *         }
           *       ],
           *       "hasNextPage": false,
           *       "endCursor": "0000001"
           *     }
           */
          'application/json': components['schemas']['SeriesStandingPage'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getSeriesCsv: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Table of a series for spreadsheets, with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example rank,name,points,LATEST,place1,points1
           *     1,Ann,10,1,1,10
           */
          'text/csv': components['schemas']['SeriesCsv'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getQualified: {
    parameters: {
      query: {
        /** @description Number of accounts, from 1 to 500. */
        count: number;
        /** @description IDs of accounts that do not count, with commas between: those that have qualified elsewhere or have declined. */
        without?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The series' id, as `createSeries` gave it. */
        seriesId: components['parameters']['SeriesId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "ann",
           *           "name": "Ann",
           *           "bot": false,
           *           "guest": false
           *         },
           *         {
           *           "id": "bob",
           *           "name": "Bob",
           *           "bot": false,
           *           "guest": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SeriesQualifiers'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  listModeration: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "Q0rW7hZ1xkKp2s4t",
           *           "messageId": "yprw4vd8x8ev68a23kd3mxk9g9.a.0mi7w2b4g7c1f0a3b9e",
           *           "own": true,
           *           "act": "WARN",
           *           "reason": "Once is enough.",
           *           "at": "2026-11-21T19:00:00.000Z",
           *           "until": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ModerationNotices'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getNotificationRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetNotificationRules200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  setNotificationRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rules": []
         *     }
         */
        'application/json': components['schemas']['SetNotificationRulesInput'];
      };
    };
    responses: {
      /** @description Notification rules and muted matches of an account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [],
           *       "muted": []
           *     }
           */
          'application/json': components['schemas']['NotificationRules'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  muteMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The match's id, as `createMatch` gave it. */
        matchId: components['parameters']['MatchId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['MuteMatchInput'];
      };
    };
    responses: {
      200: components['responses']['GetNotificationRules200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listTableAlerts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "tales-of-glory",
           *           "game": {
           *             "id": "tales-of-glory",
           *             "name": "Tales of Glory"
           *           },
           *           "since": "2026-11-21T18:30:00.000Z",
           *           "until": "2026-11-22T18:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TableAlerts'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  addTableAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "gameId": "tales-of-glory",
         *       "lasts": "P1D"
         *     }
         */
        'application/json': components['schemas']['AddTableAlertInput'];
      };
    };
    responses: {
      /** @description Your wish to be told when someone wants to play. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "tales-of-glory",
           *       "game": {
           *         "id": "tales-of-glory",
           *         "name": "Tales of Glory"
           *       },
           *       "since": "2026-11-21T18:30:00.000Z",
           *       "until": "2026-11-22T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['TableAlert'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409-channel_unverified'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  removeTableAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The alert's id. */
        alertId: components['parameters']['AlertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your table alerts that wait, those that end first before the others. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": []
           *     }
           */
          'application/json': components['schemas']['TableAlerts'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listNotificationChannels: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "3f0c9a51d27be884",
           *           "kind": "WEBHOOK",
           *           "label": "table.example.org",
           *           "verified": true,
           *           "disabledReason": null,
           *           "disabledSince": null,
           *           "unsubscribed": [],
           *           "codeAt": null,
           *           "createdAt": "2026-11-21T18:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['NotificationChannels'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  addNotificationChannel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "WEBHOOK",
         *       "url": "https://table.example.org/hook"
         *     }
         */
        'application/json': components['schemas']['AddNotificationChannelInput'];
      };
    };
    responses: {
      /** @description A channel, and what it is signed by. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "channel": {
           *         "id": "3f0c9a51d27be884",
           *         "kind": "WEBHOOK",
           *         "label": "table.example.org",
           *         "verified": false,
           *         "disabledReason": null,
           *         "disabledSince": null,
           *         "unsubscribed": [],
           *         "codeAt": null,
           *         "createdAt": "2026-11-21T18:30:00.000Z"
           *       },
           *       "secret": "whsec_…"
           *     }
           */
          'application/json': components['schemas']['AddedNotificationChannel'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  removeNotificationChannel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ways by which you are told that a match wants you. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": []
           *     }
           */
          'application/json': components['schemas']['NotificationChannels'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  verifyNotificationChannel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "48151623"
         *     }
         */
        'application/json': components['schemas']['VerifyNotificationChannelInput'];
      };
    };
    responses: {
      200: components['responses']['VerifyNotificationChannel200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  sendNotificationChannelCode: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A way by which you are told that a match wants you. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3f0c9a51d27be884",
           *       "kind": "WEBHOOK",
           *       "label": "table.example.org",
           *       "verified": false,
           *       "disabledReason": null,
           *       "disabledSince": null,
           *       "unsubscribed": [],
           *       "codeAt": "2026-11-21T18:30:00.000Z",
           *       "createdAt": "2026-11-21T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['NotificationChannel'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  resumeNotificationChannel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VerifyNotificationChannel200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  rotateChannelSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A channel, and what it is signed by. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "channel": {
           *         "id": "3f0c9a51d27be884",
           *         "kind": "WEBHOOK",
           *         "label": "table.example.org",
           *         "verified": true,
           *         "disabledReason": null,
           *         "disabledSince": null,
           *         "unsubscribed": [],
           *         "codeAt": null,
           *         "createdAt": "2026-11-21T18:30:00.000Z"
           *       },
           *       "secret": "whsec_…"
           *     }
           */
          'application/json': components['schemas']['AddedNotificationChannel'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  testNotificationChannel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Something that was sent, or is to be. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "WyIzZjBjOWE1MWQyN2JlODg0Il0",
           *       "messageId": "5b1f0c2e9d7a4436",
           *       "type": "channel.test",
           *       "at": "2026-11-21T18:31:30.000Z",
           *       "outcome": "DELIVERED",
           *       "attempts": 1,
           *       "status": 204,
           *       "fault": null,
           *       "nextAt": null
           *     }
           */
          'application/json': components['schemas']['NotificationDelivery'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409-channel_unverified'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description Number of deliveries at most, from 1 to 50. */
        first?: number;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The channel's id. */
        channelId: components['parameters']['ChannelId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "WyIzZjBjOWE1MWQyN2JlODg0Il0",
           *           "messageId": "5b1f0c2e9d7a4436",
           *           "type": "match.attention.needed",
           *           "at": "2026-11-21T18:31:30.000Z",
           *           "outcome": "DELIVERED",
           *           "attempts": 1,
           *           "status": 204,
           *           "fault": null,
           *           "nextAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['NotificationDeliveries'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  resendDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The delivery's id. */
        deliveryId: components['parameters']['DeliveryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Something that was sent, or is to be. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "WyIzZjBjOWE1MWQyN2JlODg0Il0",
           *       "messageId": "5b1f0c2e9d7a4436",
           *       "type": "match.attention.needed",
           *       "at": "2026-11-21T18:31:30.000Z",
           *       "outcome": "DELIVERED",
           *       "attempts": 1,
           *       "status": 204,
           *       "fault": null,
           *       "nextAt": null
           *     }
           */
          'application/json': components['schemas']['NotificationDelivery'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Account of a player, known by the subject of their token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "bob",
           *       "name": "Bob",
           *       "bot": false,
           *       "guest": false,
           *       "reliability": {
           *         "score": 0.985,
           *         "answersDue": 212,
           *         "answersInTime": 208,
           *         "finished": 9,
           *         "abandoned": 0,
           *         "restrictedUntil": null
           *       },
           *       "ratings": [
           *         {
           *           "gameId": "tales-of-glory",
           *           "pool": "ASYNC",
           *           "figure": 1486,
           *           "mu": 30.42,
           *           "sigma": 6.09,
           *           "matches": 12,
           *           "provisional": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['KnownPerson'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      404: components['responses']['404'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getViewer: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetViewer200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  deleteAccount: {
    parameters: {
      query: {
        /** @description The id of your account, so that no one deletes it by mistake. */
        confirm: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An account that is no more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "ann",
           *       "at": "2026-11-21T18:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['DeletedAccount'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "name": "Ann",
         *       "locale": "EN",
         *       "timeZone": "Europe/Prague"
         *     }
         */
        'application/json': components['schemas']['UpdateProfileInput'];
      };
    };
    responses: {
      200: components['responses']['GetViewer200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  exportAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Everything the service stores about you, in the form in which it is stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": "ann",
           *       "profile": {
           *         "name": "Ann",
           *         "timeZone": "Europe/Prague"
           *       },
           *       "matches": [
           *         {
           *           "id": "yprw4vd8x8ev68a23kd3mxk9g9",
           *           "game": "tales-of-glory",
           *           "since": "2026-11-21T18:30:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AccountExport'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getVacation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetVacation200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  startVacation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "days": 1
         *     }
         */
        'application/json': components['schemas']['StartVacationInput'];
      };
    };
    responses: {
      /** @description An account's vacations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "daysLeft": 15,
           *       "current": null,
           *       "planned": [
           *         {
           *           "from": "2027-07-01",
           *           "to": "2027-07-14"
           *         }
           *       ],
           *       "auto": true
           *     }
           */
          'application/json': components['schemas']['Vacation'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      /** @description `STALE_VERSION`: Others kept being quicker; send it again. `VACATION_EXHAUSTED`: Not enough vacation days left. */
      409: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "urn:questhall:problem:stale-version",
           *       "status": 409,
           *       "title": "The match has changed since the version you expected.",
           *       "code": "STALE_VERSION",
           *       "retryable": true,
           *       "requestId": "9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11",
           *       "detail": "The match is at version 7, not 6.",
           *       "currentVersion": 7
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  endVacation: {
    parameters: {
      query?: {
        /** @description The first day of one that is planned. Without it, the one that lasts now ends. */
        from?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetVacation200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getDefaultOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetDefaultOrders200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  setDefaultOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /**
         * @description The game's id.
         * @example tales-of-glory
         */
        gameId: components['parameters']['GameId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orders": [
         *         {
         *           "kind": "select",
         *           "ask": true
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['StandingOrdersInput'];
      };
    };
    responses: {
      200: components['responses']['GetDefaultOrders200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listBlocks: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "mallory",
           *           "name": "Mallory",
           *           "bot": false,
           *           "guest": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['People'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  blockAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accountId": "mallory"
         *     }
         */
        'application/json': components['schemas']['BlockAccountInput'];
      };
    };
    responses: {
      /** @description Accounts that you have blocked, the latest last. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "mallory",
           *           "name": "Mallory",
           *           "bot": false,
           *           "guest": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['People'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  unblockAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description The account. */
        accountId: components['parameters']['AccountId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accounts that you have blocked, the latest last. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": []
           *     }
           */
          'application/json': components['schemas']['People'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listBotAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accounts that you have blocked, the latest last. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "bot~4ts6x1",
           *           "name": "Marvin",
           *           "bot": true,
           *           "guest": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['People'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  createBotAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Marvin"
         *     }
         */
        'application/json': components['schemas']['CreateBotAccountInput'];
      };
    };
    responses: {
      /** @description Account of a player, known by the subject of their token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "bot~4ts6x1",
           *       "name": "Marvin",
           *       "bot": true,
           *       "guest": false
           *     }
           */
          'application/json': components['schemas']['Person'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  createGuest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "name": "Nela",
         *       "locale": "CS"
         *     }
         */
        'application/json': components['schemas']['CreateGuestInput'];
      };
    };
    responses: {
      /** @description A new guest, and the token to act as it. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "qh_pat_Z3Vlc3R-.0123456789abcdef.an-example-that-opens-nothing-at-all-000000",
           *       "account": {
           *         "id": "guest~1f0c",
           *         "name": "Nela",
           *         "bot": false,
           *         "guest": true
           *       },
           *       "expiresAt": "2026-08-14T08:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['CreateGuestPayload'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  keepGuest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "qh_pat_Z3Vlc3R-.0123456789abcdef.an-example-that-opens-nothing-at-all-000000"
         *     }
         */
        'application/json': components['schemas']['KeepGuestInput'];
      };
    };
    responses: {
      /** @description A guest whose matches were handed over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "guest~1f0c",
           *       "matches": 2
           *     }
           */
          'application/json': components['schemas']['KeptGuest'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  listTokens: {
    parameters: {
      query?: {
        /** @description ID of a bot account of yours; your own account by default. */
        account?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description undefined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "7m2c9k",
           *           "name": "my e-board",
           *           "scopes": [
           *             "PLAY"
           *           ],
           *           "createdAt": "2026-11-21T18:30:00.000Z",
           *           "expiresAt": "2027-02-19T18:30:00.000Z",
           *           "usedAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AccessTokens'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  createToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "my e-board",
         *       "scopes": [
         *         "PLAY"
         *       ],
         *       "expiresInDays": 90
         *     }
         */
        'application/json': components['schemas']['CreateTokenInput'];
      };
    };
    responses: {
      /** @description A new access token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "qh_pat_…",
           *       "accessToken": {
           *         "id": "7m2c9k",
           *         "name": "my e-board",
           *         "scopes": [
           *           "PLAY"
           *         ],
           *         "createdAt": "2026-11-21T18:30:00.000Z",
           *         "expiresAt": "2027-02-19T18:30:00.000Z",
           *         "usedAt": null
           *       }
           *     }
           */
          'application/json': components['schemas']['NewToken'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  revokeAllTokens: {
    parameters: {
      query?: {
        /** @description One of your bot accounts; yourself if you name none. */
        account?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetViewer200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  revokeToken: {
    parameters: {
      query?: {
        /** @description The bot account that it belongs to; yourself if you name none. */
        account?: string;
      };
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        /** @description Its id. */
        tokenId: components['parameters']['TokenId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetViewer200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      404: components['responses']['404'];
      409: components['responses']['409'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  getService: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Information on the service that a client reads first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": "1.0.0",
           *       "languages": [
           *         "EN",
           *         "CS",
           *         "KO"
           *       ],
           *       "issuer": "https://sign-in.example.org",
           *       "pushKey": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
           *       "channelKinds": [
           *         {
           *           "kind": "WEBHOOK",
           *           "name": "Webhook",
           *           "canRotate": true,
           *           "fields": [
           *             {
           *               "name": "url",
           *               "label": "URL (https)",
           *               "format": "URL",
           *               "required": true
           *             }
           *           ]
           *         }
           *       ],
           *       "limits": {
           *         "hostedMatches": 50,
           *         "hostedMatchesOfBots": 3,
           *         "openTables": 20,
           *         "exportsAtOnce": 3,
           *         "logPerPage": 500
           *       }
           *     }
           */
          'application/json': components['schemas']['Service'];
        };
      };
      400: components['responses']['400'];
      401: components['responses']['401'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  getServiceTime: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['GetServiceTime200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      429: components['responses']['429'];
      500: components['responses']['500'];
    };
  };
  holdExpiry: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "hold": false
         *     }
         */
        'application/json': components['schemas']['HoldExpiryInput'];
      };
    };
    responses: {
      200: components['responses']['GetServiceTime200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  creditTime: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`). */
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-11-21T18:00:00.000Z",
         *       "to": "2026-11-21T20:00:00.000Z",
         *       "reason": "An outage."
         *     }
         */
        'application/json': components['schemas']['CreditTimeInput'];
      };
    };
    responses: {
      200: components['responses']['GetServiceTime200'];
      400: components['responses']['400'];
      401: components['responses']['401'];
      403: components['responses']['403'];
      409: components['responses']['409'];
      413: components['responses']['413'];
      415: components['responses']['415'];
      422: components['responses']['422'];
      429: components['responses']['429'];
      500: components['responses']['500'];
      507: components['responses']['507'];
    };
  };
  matchWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "match.attention.needed",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "matchId": "k2x9",
         *         "gameId": "talisman",
         *         "seat": "seat1",
         *         "version": 42,
         *         "count": 1
         *       }
         *     }
         */
        'application/json': components['schemas']['MatchWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  tournamentWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "tournament.round.published",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "tournamentId": "h7c1",
         *         "gameId": "talisman",
         *         "round": 3,
         *         "pod": 7,
         *         "startsAt": "2026-11-23T09:00:00.000Z",
         *         "deadline": "2026-12-14T09:00:00.000Z"
         *       }
         *     }
         */
        'application/json': components['schemas']['TournamentWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  lobbyWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "lobby.table.opened",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "gameId": "talisman",
         *         "matchId": "k2x9"
         *       }
         *     }
         */
        'application/json': components['schemas']['LobbyWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  digestWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "account.digest",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "count": 1,
         *         "matches": [
         *           {
         *             "matchId": "k2x9",
         *             "gameId": "talisman",
         *             "seat": "seat1",
         *             "version": 42,
         *             "count": 1
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['DigestWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  channelVerificationWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "channel.verification",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "code": "12345678"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChannelVerificationWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  channelDisabledWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "channel.disabled",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {
         *         "channel": "3f0c9a51d27be884"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChannelDisabledWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  channelTestWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description The id of the message, the same at every attempt. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description Its signatures, by the rules of Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "channel.test",
         *       "timestamp": "2026-11-23T08:30:00.000Z",
         *       "data": {}
         *     }
         */
        'application/json': components['schemas']['ChannelTestWebhook'];
      };
    };
    responses: {
      /** @description Nothing more is to be sent by this channel. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has arrived. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is tried again later, as after any other reply. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
