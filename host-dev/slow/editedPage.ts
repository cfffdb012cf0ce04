import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/findBrowser';
import { signIn } from '../e2e/signIn';
import { type SourceServer, startFromSource } from './startFromSource';
import { copyWorkspace } from './workspaceCopy';

const area = 'haushalt';
const source = `remotes/${area}/screens/search/HouseholdSearch.tsx`;
const headline = "headline={t('headline')}";

/** The page of a workspace of its own with an area from source, and that area's source. */
export interface EditedPage {
  page: Page;
  server: SourceServer;
  /** Writes a text into the page's source and answers after how many milliseconds the page shows it. */
  edit(text: string): Promise<number>;
  /** Writes what cannot be read. */
  breakSource(): void;
  close(): Promise<void>;
}

/** Starts the server and signs in. @param patience milliseconds after which anything that hangs is given up. */
export async function openEditedPage(patience: number): Promise<EditedPage> {
  const copy = copyWorkspace([area]);
  const original = copy.read(source);
  if (!original.includes(headline)) throw new Error(`${source} no longer holds ${headline}`);
  const server = await startFromSource(copy, area);
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    await server.stop();
    copy.remove();
  };
  try {
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage({ baseURL: server.address, locale: 'de-DE' });
    page.setDefaultTimeout(patience);
    await signIn(page, 'sabine');
    const edit = async (text: string) => {
      const begun = performance.now();
      copy.write(source, original.replace(headline, `headline="${text}"`));
      await page.getByText(text).waitFor();
      return Math.round(performance.now() - begun);
    };
    const breakSource = () => copy.write(source, original.replace(headline, 'headline={'));
    return { page, server, edit, breakSource, close };
  } catch (error) {
    await close();
    throw error;
  }
}
