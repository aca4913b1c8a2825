/** A value with writable fields, to be built part by part before anyone else holds it. */
export type Draft<T> = { -readonly [Part in keyof T]: T[Part] };
