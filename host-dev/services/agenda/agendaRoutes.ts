import { agendaQuery } from '@vp-digital/core/contracts';
import { rulesOf } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { parseRequest } from '../http/validation';
import { type Need, requireRule } from '../authorization';
import type { Services } from '../services';
import { readAgenda } from './readAgenda';
import { readQuestions } from './readQuestions';

const need: Need = { permission: permissions.mainAccess, fileRight: 'access', inRole: true };

/** What lies ahead in all of an advisor's households, as `contracts/agenda` says. */
export function agendaRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/appointment/agenda', async (request, reply) => {
    const caller = await services.authorize(request, need);
    const asked = parseRequest(agendaQuery, request.query);
    requireRule(caller, rulesOf(asked.of === 'appointments' ? 'appointments' : 'recap').read, need);
    return reply
      .header('cache-control', 'no-store')
      .send(
        await (asked.of === 'questions'
          ? readQuestions(services, caller, asked)
          : readAgenda(services, caller, { ...asked, of: asked.of })),
      );
  });
}
