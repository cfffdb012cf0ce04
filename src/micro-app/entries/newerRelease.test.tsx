import {
  ownCore,
  defineScreen,
  type PageProps,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import { codedPlaces, newerCode } from '@vp-digital/core/household/testing/codes';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { SelectField } from '@vp-digital/core/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';
import { NewerEntries } from './NewerEntries';
import { useEntry } from './useEntry';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const needs = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

const places = codedPlaces().flatMap(({ section, path, data }) => {
  const [list, id = '', field = '', ...further] = path.split('/').slice(1);
  const entry = (data.items as Readonly<Record<string, object>>)[id];
  return list === 'items' && field && further.length === 0 && entry ? [{ section, id, field, entry }] : [];
});

/** A page with the coded field of an entry, whose place in the list it changes. */
function openEntry(section: SectionName, id: string, field: string, entry: object) {
  const Fields = ({ data }: PageProps<Partial<SectionData>>) => {
    const value = (data[section]?.items as Readonly<Record<string, object>>)[id];
    const editor = useEntry({ section, id, value: value as never }); // which document it is, is known at run time only
    return (
      <main tabIndex={-1}>
        <NewerEntries section={section} />
        {value && <SelectField {...editor.choice(field as never, 'Code')} options={[]} />}
        {value && (
          <button type="button" onClick={() => editor.set('position' as never, 77 as never)}>
            Ändern
          </button>
        )}
      </main>
    );
  };
  const documents = [...new Set([...needs, section])];
  const area = defineMicroApp(
    defineArea('analysis', [
      defineScreen(routes.income, { page: async () => ({ default: Fields }), documents, tolerant: true }),
    ]),
    {
      areaApi: createAreaApi('analysis'),
      ownCore,
      version: '1.0.0',
    },
  );
  const sections = { ...musterhaus.sections, [section]: { items: { [id]: entry } } };
  const services = createTestServices([{ ...musterhaus, sections }]);
  const stored = () => (services.section(householdId, section).items as Readonly<Record<string, object>>)[id];
  return renderArea(area, { path: routes.income.href({ householdId }), services }).then(() => stored);
}

test.each(places)(
  '$section: a $field that is not known is shown as such, and stays as it is',
  async ({ section, id, field, entry }) => {
    const unknown = { ...entry, [field]: newerCode };
    const stored = await openEntry(section, id, field, unknown);
    const code = await screen.findByText(
      /^andere \(neuere Fassung\)$|^Eintrag aus einer neueren Fassung$|^Bitte/,
    );
    if (code.textContent?.startsWith('Eintrag')) {
      expect(screen.queryByRole('button', { name: 'Ändern' })).not.toBeInTheDocument(); // it is only read
      expect(stored()).toEqual(unknown);
      return;
    }
    if (field !== 'source') {
      expect(code).toHaveTextContent('andere (neuere Fassung)');
      expect(screen.getByRole('combobox', { name: /^Code/ })).toBeDisabled();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    await waitFor(() => expect(stored()).toEqual({ ...unknown, position: 77 }));
  },
);
