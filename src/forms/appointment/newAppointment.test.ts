import { documentsOf, sampleHousehold } from '@vp-digital/core/household/samples';
import { newAppointment } from './newAppointment';

const musterhaus = documentsOf(sampleHousehold(2));
const adultIds = Object.keys(musterhaus.persons.items).slice(0, 2);
const none = { ...musterhaus, appointments: { items: {} } };

test('the first one of a household is its first meeting, with all adults and no child', () => {
  expect(newAppointment(none, '2026-10-01')).toMatchObject({
    occasion: 'firstMeeting',
    place: 'onSite',
    personIds: adultIds,
  });
});

test('ten months after the last one a review is due, before that it is advice', () => {
  expect(newAppointment(musterhaus, '2026-10-01').occasion).toBe('annualReview');
  expect(newAppointment(musterhaus, '2026-02-01').occasion).toBe('advice');
});
