import { shownPicture } from './shownPicture';

const picture = document.createElement('div');
picture.innerHTML = '<div data-page=""><h1>Ihr Überblick</h1></div><div><p>Rechenweg</p></div>';
const marked = document.createElement('div');
marked.innerHTML = '<div><p>Einwilligung erteilt</p></div>';

const of = (screen: string | undefined, from = picture) =>
  shownPicture({ picture: from, screen, area: 'analysis' });

test.each(['uebersicht', 'analyse/einkommen', 'beratung/arbeitskraft/1'])('%s is shown', (screen) => {
  expect(JSON.stringify(of(`/haushalt/:householdId/${screen}`).nodes)).toContain('Ihr Überblick');
});

test.each([
  '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen',
  '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/gesundheitschart',
  '/haushalt/:householdId/analyse/persoenliche-daten/:id',
  '/haushalt/:householdId/verwalten',
  '/haushalt',
  undefined,
])('%s is not', (screen) => expect(of(screen).nodes).toEqual([]));

test('a screen without a page for the customer shows nothing of its blocks', () => {
  expect(of('/haushalt/:householdId/uebersicht', marked).nodes).toEqual([]);
});

test('style sheets are named by their released addresses only', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/shell/main.1a2b3c4d.css"><link rel="stylesheet" href="/shell/main.1a2b3c4d.css">
    <link rel="stylesheet" href="/areas/haushalt/1.0.0-abc/5.1a2b3c4d.css?retry=1"><link rel="stylesheet" href="https://example.org/shell/x.css">
    <link rel="stylesheet" href="/rechtliches/legal.css">`;
  expect(of('/haushalt/:householdId/uebersicht').styles).toEqual([
    '/shell/main.1a2b3c4d.css',
    '/areas/haushalt/1.0.0-abc/5.1a2b3c4d.css',
  ]);
});

test('of more style sheets than may be sent those of the shell and of the screen’s area are', () => {
  const linked = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `/${folder}/${at}.css`);
  const [others, own, shell] = [
    linked('areas/haushalt/1.0.0', 30),
    linked('areas/analysis/1.0.0', 20),
    linked('shell', 5),
  ];
  document.head.innerHTML = [...others, ...own, ...shell]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const { styles } = of('/haushalt/:householdId/analyse/einkommen');
  expect(styles).toEqual([...own, ...shell, ...others.slice(0, 15)]);
});
