/** Opens each part of a page that is folded around something wrong in a form: there it could not be shown, and nothing would be sent. */
export function unfoldWhatIsWrong(): void {
  document.addEventListener(
    'invalid',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      let around = target.closest('details');
      while (around !== null) {
        around.open = true;
        around = around.parentElement?.closest('details') ?? null;
      }
    },
    true,
  );
}
