import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Problem, problem } from '@vp-digital/core/contracts';
import { areaToken, householdId, startTestServices, type TestServices } from '../testing';

const files = {
  'index.html': '<!doctype html><title>Beratung</title>',
  'loader.js': '// loader',
  'remotes.json': '{}',
  'areas/pkv/1.0.0/remoteEntry.js': '// remote',
};

interface Addresses {
  services: Record<string, unknown>;
  external: Record<string, string>;
  apps?: unknown;
}

describe('the server', () => {
  let services: TestServices;
  let staticFolder = '';
  before(async () => {
    staticFolder = mkdtempSync(join(tmpdir(), 'vp-dist-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(staticFolder, name)), { recursive: true });
      writeFileSync(join(staticFolder, name), text);
    }
    services = await startTestServices({ staticFolder });
  });
  after(async () => {
    await services.dispose();
    rmSync(staticFolder, { recursive: true });
  });

  const get = (path: string, init?: RequestInit) => fetch(services.url + path, init);

  it('says while there is no build yet that one is under way, and asks again by itself', async () => {
    const index = join(staticFolder, 'index.html');
    rmSync(index);
    try {
      for (const [path, language, said] of [
        ['/', 'de', 'Die Anwendung wird gerade gebaut'],
        ['/haushalt/4/uebersicht', 'en-GB,en', 'The application is being built'],
      ] as const) {
        const answer = await get(path, { headers: { 'accept-language': language } });
        assert.equal(answer.status, 503);
        assert.equal(answer.headers.get('retry-after'), '3');
        const text = await answer.text();
        assert.ok(text.includes(said), text);
        assert.match(text, /<meta http-equiv="refresh" content="3">/);
      }
    } finally {
      writeFileSync(index, files['index.html']);
    }
    assert.equal(await (await get('/')).text(), files['index.html']);
  });

  it('is healthy and ready', async () => {
    assert.equal((await get('/health')).status, 200);
    assert.equal((await get('/ready')).status, 200);
  });

  it('puts the security headers and a request id on every answer', async () => {
    const paths = [
      '/',
      '/health',
      '/api/nothing',
      '/config/dev.json',
      '/oidc/jwks',
      '/oidc/auth',
      '/remotes.json',
    ];
    for (const path of paths) {
      const { headers } = await get(path, { redirect: 'manual' });
      assert.match(
        headers.get('content-security-policy') ?? '',
        /default-src 'none'.*frame-ancestors 'self'/,
        path,
      );
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.match(headers.get('content-security-policy') ?? '', /report-uri \/csp-reports; report-to csp$/);
      assert.equal(headers.get('reporting-endpoints'), 'csp="/csp-reports"', path);
      assert.equal(headers.get('strict-transport-security'), null, path);
      if (path !== '/remotes.json')
        assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
      assert.match(headers.get('x-request-id') ?? '', /^[\w-]{8,64}$/, path);
    }
  });

  it("takes over the caller's request id unless it could harm a log", async () => {
    const idOf = async (id: string) =>
      (await get('/health', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    assert.equal(await idOf('request-0001'), 'request-0001');
    assert.notEqual(await idOf('{"a": "b"}'), '{"a": "b"}');
  });

  it('serves areas for ever, the registry and the page never from a cache', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');
    assert.match((await cacheOf('/areas/pkv/1.0.0/remoteEntry.js')) ?? '', /immutable/);
    assert.equal(await cacheOf('/remotes.json'), 'no-store');
    assert.equal(await cacheOf('/loader.js'), 'no-cache');
    assert.equal(await cacheOf('/'), 'no-store');
    assert.equal(await cacheOf(`/haushalt/${householdId(1)}/uebersicht`), 'no-store');
  });

  it('lets other origins load areas, their list and the loader, and nothing else', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await get(path, { headers: { origin: 'https://shell.example' } });
      return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
    };
    for (const path of ['/areas/pkv/1.0.0/remoteEntry.js?retry=1', '/remotes.json', '/loader.js'])
      assert.deepEqual(await headersOf(path), ['*', 'cross-origin'], path);
    for (const path of ['/', '/config/dev.json', '/api/areas/', '/health'])
      assert.deepEqual(await headersOf(path), [null, 'same-origin'], path);
  });

  it('answers an address of the application with the page, and a missing file with 404', async () => {
    assert.equal((await get('/haushalt')).status, 200);
    assert.match(await (await get('/haushalt')).text(), /<title>Beratung/);
    assert.match(await (await get('/anmeldung/callback?code=x.y')).text(), /<title>Beratung/);
    const sections = `/haushalt/${householdId(1)}/analyse/persoenliche-daten/${householdId(1)}/adresse.beruf`;
    for (const path of [sections, `/vpd${sections}?fokus=ort`])
      assert.match(await (await get(path)).text(), /<title>Beratung/, path);
    for (const path of [
      '/areas/pkv/9.9.9/remoteEntry.js',
      '/nothing.js',
      '/api/households',
      '/../package.json',
    ]) {
      const response = await get(path);
      assert.equal(response.status, 404, path);
      assert.equal(problem.parse(await response.json()).code, 'not-found');
    }
  });

  it('leads a browser that used another name of this machine to the one that sign-in knows', async () => {
    const { port } = new URL(services.url);
    const open = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/haushalt?a=b`, { headers, redirect: 'manual' });
    const page = await open({ 'sec-fetch-dest': 'document' });
    assert.deepEqual([page.status, page.headers.get('location')], [307, `${services.url}/haushalt?a=b`]);
    assert.equal((await open({})).status, 200);
  });

  it('tells the shell where everything is, in each of the 19 environments of the specification', async () => {
    const development = Array.from({ length: 15 }, (_, index) => `d${String(index + 1).padStart(2, '0')}`);
    for (const environment of [...development, 'dev', 'staging', 'uat', 'prod']) {
      const {
        services: known,
        external,
        apps: _, // of the demo application, which has its own test
        ...rest
      } = (await (await get(`/config/${environment}.json`)).json()) as Addresses;
      const { graphql, ...addresses } = known;
      assert.deepEqual(Object.values(addresses), [
        '/api/households',
        '/api/auth',
        '/api/accounting',
        '/api/shopping-cart',
        '/api/webvp-catalog',
        '/api/catalog',
        '/api/login',
        '/api/person',
        '/api/advisor',
        '/api/section-report',
        '/api/coach-report',
        '/api/analysis-evaluation',
        '/api/vpd',
        '/api/orchestrator',
        '/api/life-tariffs',
        '/api/legal-protection-tariffs',
        '/api/car-tariffs',
        '/api/health-tariffs',
        '/api/e-bike-tariffs',
        '/api/accident-tariffs',
        '/api/account-opening',
        '/api/investment',
        '/api/checkout',
        '/api/upload',
        '/api/customer-access',
        '/api/company-presentation',
        '/api/settings',
        '/api/user-account',
        '/api/zob',
        '/api/financial-products',
        '/api/snapshot',
        '/api/recap',
        '/api/appointment-documentation',
        '/api/appointment',
        '/api/person-appraisal',
        '/api/product',
        '/api/artificial-intelligence',
        '/api/document',
        '/api/annotation',
        '/api/registration',
      ]);
      assert.deepEqual(graphql, {
        person: '/graphql/person',
        advisor: '/graphql/advisor',
        accounting: '/graphql/accounting',
        configuration: '/graphql/configuration',
      });
      assert.deepEqual(Object.keys(external), [
        'documentCollection',
        'costAverage',
        'desiredAmount',
        'daxInvestment',
        'companyPresentation',
      ]);
      assert.equal(external.costAverage, '/fremdanwendung/cost-average');
      assert.deepEqual(rest, {
        environment,
        flags: { url: '/api/frontend', clientKey: 'vp-digital:development' },
        telemetry: { endpoint: '/v2/track', instrumentationKey: '00000000-0000-4000-8000-000000000000' },
        signIn: { authority: '/oidc', clientId: 'vp-shell' },
        diagnostics: environment === 'dev',
        frames: { origin: services.url.replace('localhost', '127.0.0.1'), areas: [] },
        links: { privacy: '/rechtliches/datenschutz.html', imprint: '/rechtliches/impressum.html' },
      });
    }
    for (const unknown of ['moon', 'd16', 'd00', 'DEV'])
      assert.equal((await get(`/config/${unknown}.json`)).status, 404);
  });

  it('says what is restricted at present, where whoever starts it has said so', async () => {
    const notice = { de: 'Wartung am Sonntag', en: 'Maintenance on Sunday' };
    const restricted = await startTestServices({ notice });
    try {
      const answer = await fetch(`${restricted.url}/config/prod.json`);
      assert.deepEqual(((await answer.json()) as { notice?: unknown }).notice, notice);
    } finally {
      await restricted.dispose();
    }
    assert.equal('notice' in ((await (await get('/config/prod.json')).json()) as object), false);
  });

  it('lets only the shell show the frame, and only the frame call from another origin', async () => {
    const frame = services.url.replace('localhost', '127.0.0.1');
    assert.deepEqual(await (await get('/config/frame.json')).json(), { shell: services.url });
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    assert.ok((await policyOf('/frame.html')).includes(`frame-ancestors ${services.url}`));
    assert.ok((await policyOf('/haushalt')).includes(`frame-src 'self' blob: ${frame};`));
    const allowed = async (path: string, origin: string) =>
      (await get(path, { method: 'OPTIONS', headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    const section = `/api/households/${householdId(1)}/sections/incomes`;
    assert.equal(await allowed(section, frame), frame);
    for (const origin of ['https://evil.example', `${frame}.evil.example`, 'null'])
      assert.equal(await allowed(section, origin), null, origin);
    assert.equal(await allowed('/oidc/token', frame), null);
  });

  it('refuses what is too large, no JSON or not well-formed, as a problem', async () => {
    const authorization = `Bearer ${await areaToken(services.url, 'petra', '4711')}`;
    const post = async (body: string, type = 'application/json') => {
      const path = `/api/households/${householdId(1)}/snapshots`;
      const response = await get(path, {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': type },
      });
      return problem.parse((await response.json()) as Problem);
    };
    assert.equal((await post(JSON.stringify({ label: 'x'.repeat(400_000) }))).status, 413);
    assert.equal((await post('<label/>', 'application/xml')).status, 415);
    assert.equal((await post('{"label":')).status, 400);
    const invalid = await post('{"label":"","occasion":"manual"}');
    assert.deepEqual([invalid.status, invalid.issues?.[0]?.path], [400, '/label']);
    assert.equal(
      (await get('/api/households/7/sections/incomes', { headers: { authorization } })).status,
      400,
    );
    assert.equal(
      (await get(`/api/households/${householdId(1)}/sections/toString`, { headers: { authorization } }))
        .status,
      404,
    );
  });
});

describe('the server behind an address with https', () => {
  it('tells browsers to come by https only, on every answer', async () => {
    const services = await startTestServices({ publicUrl: 'https://beratung.example' });
    for (const path of ['/', '/health', '/api/nothing', '/oidc/jwks']) {
      const { headers } = await fetch(services.address + path);
      assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains', path);
    }
    await services.dispose();
  });
});
