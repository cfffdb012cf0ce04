import { type BankOfCode, bankCode } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { bankDataByBLZ } from 'bankdata-germany';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import { berlinDay } from '../berlinDay';
import { bankListFrom } from './bankList';
import type { Services } from '../services';

const parameters = z.object({ bankCode });

/** Whose a German bank code is, as `contracts/banks` says. The list comes with its package, a newer one every quarter. */
export function bankRoutes(app: FastifyInstance, { authorize, now }: Services): void {
  const newest = bankListFrom();
  app.get('/api/settings/banks/:bankCode', async (request, reply) => {
    await authorize(request, { permission: permissions.mainAccess, inRole: true });
    const asked = parseRequest(parameters, request.params);
    const found = bankDataByBLZ(asked.bankCode, now());
    const answer: BankOfCode = {
      ...(found && { bank: { name: found.bankName, ...(found.bic && { bic: found.bic }) } }),
      ...(newest <= berlinDay(now()) && { listFrom: newest }), // else an earlier one holds, of which no day is known
    };
    return reply.header('cache-control', 'private, max-age=3600').send(answer);
  });
}
