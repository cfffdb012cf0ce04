import type { Catalogue } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';
import { isTemporary } from '../request/serviceError';

/** What can be proposed, and when it was kept, where the service does not answer: it is then a list without prices. */
export interface KnownCatalogue {
  catalogue: Catalogue;
  keptAt?: string;
}

/** The catalogue of products: from the service, else the last list that came to this device, without prices. */
export const productEndpoints = (build: ServiceBuilder) => ({
  products: build.query<KnownCatalogue, void>({
    queryFn: async (_nothing, _api, _extra, call) => {
      const { catalogueSchema, keepCatalogue, keptCatalogue } = await import('./keptCatalogue');
      const answer = await call({
        kind: 'rest',
        service: 'product',
        method: 'GET',
        path: '/catalogue',
        answer: catalogueSchema,
      });
      if (!answer.error) {
        const data = answer.data as Catalogue; // checked against `answer` by the call
        await keepCatalogue(data, new Date()).catch(() => undefined); // a device without storage keeps none
        return { data: { catalogue: data } };
      }
      if (!isTemporary(answer.error)) return { error: answer.error };
      const kept = await keptCatalogue().catch(() => undefined);
      return kept ? { data: kept } : { error: answer.error };
    },
  }),
});
