import { draftIn, fromDraft } from './draftAddress';

const draft = {
  snapshotId: '55555555-0000-4000-8000-000000000001',
  reportId: '44444444-0000-4000-8000-000000000001',
};

test.each(['/haushalt/42/vergleich', '/haushalt/42/vergleich?fokus=entscheidung'])(
  'an address names the draft that it comes from, beside what it says already: %s',
  (href) => {
    const address = fromDraft(href, draft);
    expect(address.startsWith(href)).toBe(true);
    expect(draftIn(address.slice(address.indexOf('?')))).toEqual(draft);
  },
);

test.each(['', '?entwurf=', '?entwurf=a_b', `?entwurf=${draft.snapshotId}`, '?fokus=entscheidung'])(
  'any other address names none: %s',
  (search) => {
    expect(draftIn(search)).toBeUndefined();
  },
);
