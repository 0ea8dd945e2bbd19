import { type BrowserContext, chromium } from 'playwright-core';

/** The browser that tests of the page use. */
export const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Opens it with nothing of its own to say or to load.
 * @param profile a folder for what it keeps
 */
export const openBrowser = (
  profile: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    headless: true,
    viewport,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
