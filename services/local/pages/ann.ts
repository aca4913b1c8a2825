/**
 * The script by which a page of the local run plays as Ann: a token that the browser stores as long
 * as it is valid. A page that other origins can read never holds one itself.
 */
export const tokenOfAnn = `
  async function tokenOfAnn() {
    const place = 'questhall.ann';
    const kept = localStorage.getItem(place);
    const headers = { authorization: 'Bearer ' + kept };
    if (kept !== null && (await fetch('/v1/viewer', { headers })).ok) return kept;
    const asked = await fetch('/dev/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject: 'ann', name: 'Ann' }),
    });
    const { token } = await asked.json();
    localStorage.setItem(place, token);
    return token;
  }
`;
