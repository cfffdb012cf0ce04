import { defineScreen, ownCore } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import type { CustomerPort, Host } from '@vp-digital/core/shell';
import { Card, MoneyField, Page, SegmentedChoice, TextField, usePatternFill } from '@vp-digital/core/ui';
import { act, useId } from 'react';
import { defineMicroApp } from '../defineMicroApp';
import { renderArea } from './renderArea';
import { testHouseholds } from './testHousehold';
import { createTestServices } from './testServices';

const [household] = testHouseholds;
const { householdId } = household.summary;

const choices = [
  { value: 'jonas', label: 'Jonas' },
  { value: 'aylin', label: 'Aylin' },
] as const;
const ignore = () => {};

function Stripes() {
  const { gap, whatIf } = usePatternFill();
  return (
    <svg aria-hidden>
      <rect fill={gap} />
      <rect fill={whatIf} />
    </svg>
  );
}

const referringPage = (slot: Host['slot']) => () => (
  <Page name="Angaben" slot={slot}>
    <Card title="Gespräch">
      <TextField label="Was wurde gesagt?" value="" hint="In Stichworten" onChange={ignore} />
      <MoneyField label="Netto" value={undefined} onChange={ignore} />
      <SegmentedChoice label="Wer" options={choices} value="jonas" onChange={ignore} />
      <Stripes />
    </Card>
  </Page>
);

function CustomersPage() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId}>Für Sie</h1>
      <Stripes />
    </section>
  );
}

const places = { analysis: routes.income, beratung: routes.incomeProtectionNeed } as const;

export interface ReferringArea {
  area: keyof typeof places;
  slot: Host['slot'];
  customer?: CustomerPort;
}

/** An area with a page whose parts refer to each other by ids: labels, hints, names, fills of charts. */
export async function openReferringArea({ area, slot, customer }: ReferringArea) {
  const route = places[area];
  const app = defineMicroApp(
    defineArea(area, [
      defineScreen(route, {
        page: async () => ({ default: referringPage(slot) }),
        customer: async () => ({ default: CustomersPage }),
      }),
    ]),
    { areaApi: createAreaApi(area), ownCore, version: '1.0.0' },
  );
  const rendered = await renderArea(app, {
    path: route.href({ householdId }),
    services: createTestServices([household]),
    slot,
    ...(customer && { customer }),
  });
  return { ...rendered, close: () => act(() => rendered.mounted.unmount()) };
}
