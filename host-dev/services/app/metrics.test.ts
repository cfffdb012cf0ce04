import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchHouseholdsQuery } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();

describe('the metrics', () => {
  it('count answers by route and status, and hold nothing personal', async () => {
    const petra = await clientOf('petra', '4711');
    const path = `/api/households/${householdId(2)}/sections/persons`;
    await petra.get(path);
    await petra.get(path);
    await fetch(services.url + path);
    await petra.graphql('person', searchHouseholdsQuery, { query: 'Musterhaus' });
    const response = await fetch(`${services.url}/metrics`);
    const text = await response.text();
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    const route = 'route="/api/households/:householdId/sections/:section"';
    assert.ok(text.includes(`http_request_duration_seconds_count{method="GET",${route},status="200"} 2`));
    assert.ok(text.includes(`http_request_duration_seconds_count{method="GET",${route},status="401"} 1`));
    for (const line of text.trim().split('\n'))
      assert.match(line, /^(# (HELP|TYPE) .+|[a-z_0-9]+(\{.+\})? [\d.]+)$/, line);
    // a measured number may hold any digits
    const names = text.replace(/ [\d.]+$/gm, '');
    for (const secret of [householdId(2), 'Musterhaus', 'petra', '4711'])
      assert.ok(!names.includes(secret), secret);
  });
});
