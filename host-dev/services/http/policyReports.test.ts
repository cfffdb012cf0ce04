import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services } = await servicesForTests();

const send = async (type: string, body: unknown) => {
  const headers = { 'content-type': type };
  const { status } = await fetch(`${services.url}/csp-reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return status;
};

const figures = async () =>
  (await (await fetch(`${services.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('csp_reports_total'));

const address = `https://beratung.example/haushalt/${householdId(1)}/uebersicht`;

describe('what the content security policy kept out', () => {
  it('is counted by what it was about, in both forms that browsers send, and no address is kept', async () => {
    const older = { 'csp-report': { 'document-uri': address, 'effective-directive': 'img-src' } };
    assert.equal(await send('application/csp-report', older), 204);
    const newer = (effectiveDirective: string) => ({
      type: 'csp-violation',
      url: address,
      body: { effectiveDirective, sample: 'Musterwerk' },
    });
    const list = [newer('img-src'), newer('script-src-elem'), newer('invented-src')];
    assert.equal(await send('application/reports+json', list), 204);
    assert.deepEqual(await figures(), [
      'csp_reports_total{directive="img-src"} 2',
      'csp_reports_total{directive="script-src-elem"} 1',
      'csp_reports_total{directive="other"} 1',
    ]);
  });

  it('is refused when it is none', async () => {
    assert.equal(await send('application/csp-report', { 'csp-report': {} }), 400);
    assert.equal(await send('application/reports+json', [{ body: { effectiveDirective: 'a"} 1\n' } }]), 400);
    assert.equal(await send('application/csp-report', 'x'.repeat(70_000)), 413);
    assert.equal(await send('text/html', {}), 415);
  });
});
