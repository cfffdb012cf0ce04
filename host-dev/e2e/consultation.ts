import { type AdviceDecision, adviceDecisions } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect } from './fixtures';
import { textsOf } from './pictures';
import { pagesOfTalk } from './pagesOfTalk';
import { press, saved } from './typing';
import { type Language, withAny, words } from './words';

/** What somebody says to a proposal, and why where it is no yes. */
export interface Decision {
  /** The proposal, as the cart heads it. */
  title: string;
  /** First name of the adult. */
  name: string;
  said: AdviceDecision;
  reason?: string;
}

/** The steps that every consultation has, in the language of the screens. */
export function consultation(page: Page, language: Language = 'de') {
  const { appointment, cart, closing, intoCart, paging, shell, view } = words[language];
  const main = page.getByRole('main');

  /** A proposal's part of the cart. */
  const proposal = (title: string) => {
    const edit = cart.position.editOf.replace('{{title}}', title);
    return main
      .getByRole('heading', { level: 3, name: title, exact: true })
      .locator(`xpath=ancestor::*[.//button[@aria-label="${edit}"]][1]`);
  };

  return {
    proposal,

    /** From the household's overview. */
    async start(): Promise<void> {
      await press(page, appointment.start);
      await expect(page.getByRole('heading', { name: withAny(appointment.running.since) })).toBeVisible();
    },

    /** From a page that proposes something. Where it has found no reason itself, it takes this one. */
    async put(reason?: string): Promise<void> {
      await press(page, intoCart.add);
      const sheet = page.getByRole('complementary', { name: intoCart.sheet.title });
      if (reason !== undefined)
        await sheet.getByRole('textbox', { name: new RegExp(`^${intoCart.sheet.reason}`) }).fill(reason);
      await sheet.getByRole('button', { name: intoCart.sheet.add, exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await saved(page);
    },

    /** By the button in the header, which every page of a household has. */
    async open(): Promise<void> {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${shell.cart.button}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: cart.name, exact: true })).toBeVisible();
    },

    async decide({ title, name, said, reason }: Decision): Promise<void> {
      const part = proposal(title);
      const asked = part.getByRole('group', { name: cart.decision.of.replace('{{name}}', name) });
      const answer = asked.getByRole('button', { name: cart.said[said], exact: true });
      await answer.click();
      await expect(answer).toHaveAttribute('aria-pressed', 'true');
      if (reason !== undefined) {
        const why = part.getByRole('textbox', { name: cart.decision.reason, exact: true });
        await why.fill(reason);
        await why.press('Tab');
      }
      await saved(page);
    },

    /** All papers of a proposal that are not handed out yet. */
    async handOut(title: string): Promise<void> {
      await press(page, cart.position.editOf.replace('{{title}}', title));
      const sheet = page.getByRole('complementary', { name: title, exact: true });
      await sheet.getByRole('button', { name: cart.sheet.allToday, exact: true }).click();
      await expect(sheet.getByRole('button', { name: cart.sheet.allToday, exact: true })).toHaveCount(0);
      await saved(page);
      await sheet.getByRole('button', { name: cart.sheet.done, exact: true }).click();
      await expect(sheet).toHaveCount(0);
    },

    async makeContract(title: string): Promise<void> {
      await press(page, cart.contract.of.replace('{{title}}', title));
      await expect(page.getByText(cart.contract.done.replace('{{title}}', title))).toBeVisible();
      await saved(page);
    },

    /** From a page of the household: the appointment's decisions are counted, and it is closed by one press. */
    async close(counted: Partial<Record<AdviceDecision, number>>): Promise<void> {
      await page
        .getByRole('navigation', { name: shell.areas })
        .getByRole('link', { name: routes.fiveSteps.tab?.[language] ?? '', exact: true })
        .click();
      await expect(page.getByRole('heading', { name: closing.name, level: 1 })).toBeVisible();
      for (const said of adviceDecisions)
        if (counted[said] !== undefined)
          await expect(
            page.getByText(countedText(closing.step.decisions[`${said}_other`], counted[said])),
          ).toBeVisible();
      await checkAccessibility(page);
      await press(page, closing.close);
      const closed = page
        .getByText(withAny(closing.closed.title))
        .or(page.getByText(withAny(closing.closed.titleAt)));
      await expect(closed).toBeVisible();
      await page.reload();
      await expect(closed).toBeVisible();
      await expect(page.getByRole('button', { name: closing.close, exact: true })).toHaveCount(0);
    },

    /**
     * Shows the customer's view on this device from the household's overview, turns over all of its pages and ends it: each
     * has its heading and says something, and what it says makes sense to everybody.
     *
     * @returns what each page says, by its heading
     */
    async readTalk(household: string): Promise<ReadonlyMap<string, string>> {
      await page.goto(`${household}/uebersicht`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText([/\w/]);
      await page.getByRole('button', { name: shell.customerView.name }).click();
      await page.getByRole('menuitem', { name: shell.customerView.here, exact: true }).click();
      const pages = new Map<string, string>();
      const names = await turnPages(
        page,
        async (name) => {
          const texts = await textsOf(customersPicture(page));
          expect(texts.flatMap(unreadable), name).toEqual([]);
          pages.set(name, texts.join(' '));
        },
        paging.next,
      );
      expect(names).toHaveLength(pagesOfTalk.length);
      await page.getByRole('button', { name: view.end, exact: true }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      return pages;
    },
  };
}

/** What the customer sees on this device. */
export const customersPicture = (page: Page): Locator => page.locator('[data-vp-customer-stage] main');

/** Turns over the remaining pages of the talk, and looks at each. */
export async function turnPages(
  page: Page,
  look: (name: string) => Promise<void>,
  next = words.de.paging.next,
): Promise<string[]> {
  const button = page.getByRole('button', { name: next, exact: true });
  // until a page is drawn, the view has a heading of its own above, and says that there is nothing
  const heading = customersPicture(page).getByRole('article').getByRole('heading', { level: 1 });
  const names: string[] = [];
  for (;;) {
    await expect(heading).toHaveText([/\w/]);
    await expect(customersPicture(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    const name = (await heading.textContent()) ?? '';
    names.push(name);
    await look(name);
    if ((await button.getAttribute('aria-disabled')) === 'true') return names;
    await button.click();
    await expect(heading).not.toHaveText([name]);
  }
}

/** What a text holds that nobody can read: what is not defined, and keys in place of texts, as "topic.reserve". */
export const unreadable = (text: string): string[] => [
  ...(text.match(/NaN|undefined|\bnull\b|Infinity|\[object|\{\{/g) ?? []),
  ...(text.match(/(?<![\p{L}\d.@/-])\p{Ll}[\p{L}\d]{2,}(?:\.[\p{L}\d]+)+/gu) ?? []),
];

const countedText = (text: string, count: number): string => text.replace('{{count}}', String(count));
