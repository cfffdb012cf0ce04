import type { TestHousehold } from './testServices';
import { screen } from '@testing-library/react';

/** The same household, of which nothing is changed any more. */
export const closed = ({ summary, sections }: TestHousehold): TestHousehold => ({
  summary: { ...summary, status: 'archived' },
  sections,
});

const roles = ['textbox', 'spinbutton', 'combobox', 'checkbox', 'switch', 'radio', 'slider'] as const;

/** Names of the fields in sight that can be changed. */
export const changeableFields = (): string[] =>
  roles
    .flatMap((role) => screen.queryAllByRole(role))
    .flatMap((field) => (isFixed(field) ? [] : [nameOf(field)]));

/** Names of the buttons in sight that can be pressed. */
export const buttons = (): string[] =>
  screen.queryAllByRole('button').flatMap((button) => (isFixed(button) ? [] : [nameOf(button)]));

const isFixed = (field: HTMLElement) =>
  field.matches(
    ':disabled, [aria-readonly="true"], [aria-disabled="true"], input[readonly], textarea[readonly]',
  );

function nameOf(element: HTMLElement): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
}
