import { type AgendaPage, type AgendaQuery, agendaQuery } from '@vp-digital/core/contracts';
import { rulesOf } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { parseRequest } from '../http/validation';
import { type Caller, type Need, requireRule } from '../authorization';
import type { Services } from '../services';
import { readAgenda } from './readAgenda';
import { readIntakes } from './readIntakes';
import { readProposedDeletions } from './readProposedDeletions';
import { readQuestions } from './readQuestions';

const need: Need = { permission: permissions.mainAccess, fileRight: 'access', inRole: true };

/** The document whose permission each takes; access to the household is enough for the others. */
const documents = {
  appointments: 'appointments',
  tasks: 'recap',
  questions: 'recap',
  intakes: undefined,
  deletions: undefined,
} as const satisfies Record<AgendaQuery['of'], unknown>;

/** What lies ahead in all of an advisor's households, as `contracts/agenda` says. */
export function agendaRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/appointment/agenda', async (request, reply) => {
    const caller = await services.authorize(request, need);
    const asked = parseRequest(agendaQuery, request.query);
    const section = documents[asked.of];
    if (section) requireRule(caller, rulesOf(section).read, need);
    return reply.header('cache-control', 'no-store').send(await read(services, caller, asked));
  });
}

function read(services: Services, caller: Caller, asked: AgendaQuery): Promise<AgendaPage> {
  const { of } = asked;
  if (of === 'questions') return readQuestions(services, caller, asked);
  if (of === 'intakes') return readIntakes(services, caller, asked);
  if (of === 'deletions') return readProposedDeletions(services, caller, asked);
  return readAgenda(services, caller, { ...asked, of });
}
