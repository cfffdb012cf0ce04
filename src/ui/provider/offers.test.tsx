import { screen } from '@testing-library/react';
import { Button, OffersContext, StationRail, StepBar, TextLink } from '..';
import { renderUi } from '../testing';

const notOffered = (href: string) => !href.startsWith('/bilanz');

const show = (node: React.ReactNode) => renderUi(<OffersContext value={notOffered}>{node}</OffersContext>);

test('a way to a screen that is not offered is not drawn', () => {
  show(
    <>
      <Button href="/bilanz">Zur Bilanz</Button>
      <TextLink href="/bilanz?blatt=1">Bilanz ansehen</TextLink>
      <TextLink kind="more" href="/bilanz">
        Alle
      </TextLink>
      <TextLink href="/einkommen">Einkommen</TextLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Einkommen']);
  expect(screen.queryByText(/Bilanz|Alle/)).toBeNull();
});

test('words that say something of their own stay, without the way', () => {
  show(
    <>
      <TextLink kind="row" href="/bilanz">
        Eigenheim
      </TextLink>
      <p>
        Es fehlt:{' '}
        <TextLink keepsWords href="/bilanz">
          Vermögen
        </TextLink>
      </p>
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Eigenheim')).toBeVisible();
  expect(screen.getByText('Vermögen')).toBeVisible();
});

test('what leads out of the product or is fetched is not asked about', () => {
  show(
    <TextLink external href="/bilanz.pdf">
      Als PDF
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Als PDF' })).toBeVisible();
});

test('a step goes on to the next one that is offered', () => {
  show(
    <StepBar
      back={{ label: 'Zurück: Bilanz', href: '/bilanz' }}
      next={[
        { label: 'Weiter: Bilanz', href: '/bilanz' },
        { label: 'Weiter: Stand', href: '/stand' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Weiter: Stand']);
});

test('a rail has the stations that are offered, and counts those', () => {
  show(
    <StationRail
      label="Weg"
      stations={[
        { key: 'balance', label: 'Bilanz', href: '/bilanz', state: 'open' },
        { key: 'need', label: 'Bedarf', href: '/bedarf', state: 'current' },
      ]}
      onNavigate={() => {}}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/Station 1 von 1/)).toBeInTheDocument();
});
