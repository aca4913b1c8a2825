/** The script of a scenario doesn't fit what its rules roll. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
