import { asHtml, type Html, html } from './html.ts';
import { styleSheet } from './style.ts';

/** Nothing in a chronicle runs, and nothing in it is fetched from anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** A whole page that needs nothing else: its style, fonts and pictures are in it. */
export const htmlDocument = (locale: string, title: string, body: readonly Html[]): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<style>${asHtml(styleSheet())}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.html;
