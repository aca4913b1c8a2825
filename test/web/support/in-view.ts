/** Run in the page: the elements that have to be wholly in view while a player is asked, and are not. */
export const outOfView = `(() => {
  const faults = [];
  const said = (element) => (element.getAttribute('data-ref') || element.getAttribute('data-option') || element.className || element.id);
  const within = (element, box) => {
    const rect = element.getBoundingClientRect();
    return rect.width > 0 && rect.left >= box.left - 1 && rect.right <= box.right + 1 && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stage = document.getElementById('board').getBoundingClientRect();
  for (const board of document.querySelectorAll('.board, .stage-lattice'))
    if (!within(board, stage)) faults.push('the board is cut: ' + said(board));
  for (const target of document.querySelectorAll('#board .may-choose[data-ref]:not(.common *)'))
    if (target.checkVisibility() && !within(target, stage)) faults.push('a target is cut: ' + said(target));
  for (const pawn of document.querySelectorAll('.board .piece.mine .pawn'))
    if (!within(pawn, stage)) faults.push('my pawn is cut');
  const decks = [...document.querySelectorAll('.common > .beside')];
  if (innerWidth >= 1180 && decks.length > 0 && !within(decks[0], stage)) faults.push('the decks are below the fold');
  const drawn = document.querySelector('.board');
  if (drawn && innerWidth === 360 && document.querySelector('#choice > .options.cards:not(.longest)') && drawn.getBoundingClientRect().width < 230)
    faults.push('few options leave the board ' + drawn.getBoundingClientRect().width + ' px');
  if (innerWidth >= 1440) {
    for (const deck of decks) if (!within(deck, stage)) faults.push('cut beside the decks: ' + said(deck) + ' ' + deck.textContent);
    const rest = document.querySelector('#board > .rest');
    if (rest && !within(rest, stage)) faults.push('below the decks: ' + said(rest));
    const title = document.querySelector('.ask-title');
    if ([title, ...(title ? title.children : [])].some((part) => part && part.scrollWidth > part.clientWidth + 1)) faults.push('the title is cut: ' + title.textContent);
  }
  const side = document.querySelector('.side').getBoundingClientRect();
  if (innerWidth >= 1440) {
    const rivals = document.querySelector('.rivals');
    for (const rival of rivals.children)
      if (!within(rival, rivals.getBoundingClientRect())) faults.push('a player is cut: ' + rival.textContent);
    if (document.querySelector('.match[data-sheet=false]') && side.height > innerHeight * 0.47) faults.push('the question takes ' + side.height + ' px');
  }
  const shown = [...document.querySelectorAll('#choice > .options [data-option]')].slice(0, 3);
  // bars that stay at the lower edge cover options
  const bars = [...document.querySelectorAll('.tabs, #choice > :is(.done, .confirm)')].filter((bar) => bar.checkVisibility());
  const free = { ...screen, bottom: Math.min(screen.bottom, ...bars.map((bar) => bar.getBoundingClientRect().top)) };
  for (const option of shown)
    if (!within(option, free) || !within(option, side)) faults.push('an option is cut: ' + said(option));
  const bar = document.querySelector('.bar').getBoundingClientRect();
  if (bar.height > (innerWidth < 1180 ? 48 : 56)) faults.push('the bar is ' + bar.height + ' px high');
  if (stage.width > 0 && stage.bottom > side.top + 1 && stage.right > side.left + 1) faults.push('the question lies over the board');
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  return faults;
})()`;
