/** Seconds for which a returning browser asks over TLS only. */
export const STRICT_SECONDS = 31_536_000;

/**
 * Headers that every file of the page is sent with, on this machine and in the cloud. Browsers heed
 * `strict-transport-security` only over TLS.
 * @param others origins that the page speaks with beside its own: those of the issuer
 * @example pageHeaders(['https://issuer.example.org'])['content-security-policy']
 */
export const pageHeaders = (others: readonly string[] = []) => ({
  'content-security-policy': policy(others),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${STRICT_SECONDS}`,
  'x-content-type-options': 'nosniff',
});

const kept = { forGood: 'public, max-age=31536000, immutable', checked: 'no-cache' };

/** Path prefix of files with a content hash in their names. */
export const HASHED = '/assets/';

/** The `cache-control` of a file: for good if its name has a content hash. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(HASHED) ? kept.forGood : kept.checked;

/**
 * Content security policy: the page's own origin for all its files, the issuer for requests, and nothing
 * else.
 */
const policy = (others: readonly string[]): string =>
  [
    "default-src 'none'",
    ...own.map((kind) => `${kind}-src 'self'`),
    ["connect-src 'self'", ...others].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // only by this one: it names the page's worker
    'trusted-types questhall',
  ].join('; ');

const own = ['script', 'style', 'img', 'font', 'media', 'manifest', 'worker'];

/** Features that browsers offer and no game needs. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];
