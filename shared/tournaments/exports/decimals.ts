/** Thousandths as points, with no more decimals than they have: `3.5`, `-0.25`. */
export function pointsText(thousandths: number): string {
  const digits = String(Math.abs(thousandths)).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0+$/, '');
  const sign = thousandths < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -3)}${decimals === '' ? '' : `.${decimals}`}`;
}
