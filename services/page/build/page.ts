/** Addresses that the page loads before it shows anything. */
export type Linked = {
  readonly script: string;
  readonly style: string;
  readonly preloaded: readonly string[];
  readonly icon: string;
  /** The script that asks for the page's data while its code is loaded. */
  readonly early?: string;
};

/** The one page: empty but for its scripts and styles, and a text for readers without scripts. */
export const page = ({ script, style, preloaded, icon, early }: Linked): string => `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Questhall</title>
${early === undefined ? '' : `<script src="${early}"></script>\n`}<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="${style}">
${preloaded.map((path) => `<link rel="modulepreload" href="${path}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>Questhall needs JavaScript.</noscript>
</body>
</html>
`;

/** Web app manifest: the page among the apps of a device. */
export const manifest = (icon: string): string =>
  JSON.stringify({
    name: 'Questhall',
    short_name: 'Questhall',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f5f2ec',
    theme_color: '#0b6b4f',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
