import type { SectionDocument } from '@vp-digital/core/contracts';
import type { Client } from './client';

const topic = 'electronicDocuments';

/** Somebody of a household wants its papers by a link from now on. Hands over what takes that back. */
export async function consentToElectronicDocuments(
  client: Client,
  household: string,
): Promise<() => Promise<unknown>> {
  const { body } = await client.get<SectionDocument>(`${household}/sections/persons`);
  const { items } = body.data as { items: Record<string, { role: string }> };
  const personId = Object.keys(items).find((id) => items[id]?.role !== 'child');
  const { status } = await client.post(`${household}/consents`, {
    action: 'given',
    personId,
    givenBy: personId,
    topics: [{ topic, textVersion: '2025-07' }],
    proof: { form: 'click', name: 'Clara Beispiel' },
  });
  if (status !== 201) throw new Error(`nobody has consented: ${status}`);
  return () => client.post(`${household}/consents`, { action: 'withdrawn', personId, topic });
}
