/** Addresses of what the page loads before it shows anything. */
export type Linked = {
  readonly script: string;
  readonly style: string;
  readonly preloaded: readonly string[];
  readonly icon: string;
};

/** The one page: empty but for what begins it, and a word for who runs no scripts. */
export const page = ({ script, style, preloaded, icon }: Linked): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Questhall</title>
<link rel="icon" type="image/svg+xml" href="${icon}">
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
