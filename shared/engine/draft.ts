/** A value that nobody else holds yet, to be made part by part. */
export type Draft<T> = { -readonly [Part in keyof T]: T[Part] };
