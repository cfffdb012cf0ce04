import { sectionPatch } from '@vp-digital/core/contracts';
import { isSectionName, type SectionName } from '@vp-digital/core/household';
import { type Permission, permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ifMatchVersion } from '../app/ifMatchVersion';
import { ServiceError } from '../app/ServiceError';
import { householdParameters, parseRequest } from '../app/validation';
import { repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { changeSection, SectionConflictError } from './changeSection';
import { readSection, type SectionAddress } from './sectionRow';

const path = '/api/households/:householdId/sections/:section';

/** Every section is read with access to the main app (the overview shows all) but the notes of the talk. */
const permissionToRead: Partial<Record<SectionName, Permission>> = { recap: permissions.sectionReport };

/** Some are edited with more. */
const permissionToChange: Partial<Record<SectionName, Permission>> = {
  assets: permissions.balanceSheet,
  liabilities: permissions.balanceSheet,
  recap: permissions.sectionReport,
};

/** `GET` and `PATCH` of a household's sections, as `contracts/sections` says. */
export function sectionRoutes(app: FastifyInstance, services: Services): void {
  app.get(path, async (request, reply) => {
    const caller = await services.authorize(request, {
      permission: permissions.mainAccess,
      fileRight: 'access',
    });
    const address = addressOf(request.params);
    const permission = permissionToRead[address.section];
    if (permission) await services.authorize(request, { permission });
    const { document } = await readSection(services.database.q, caller, address);
    return sendDocument(reply, document.version, document);
  });

  app.patch(path, async (request, reply) => {
    const caller = await services.authorize(request, {
      permission: permissions.mainAccess,
      fileRight: 'access',
    });
    const address = addressOf(request.params);
    const permission = permissionToChange[address.section];
    if (permission) await services.authorize(request, { permission });
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const patch = parseRequest(sectionPatch, request.body);
    const write = repeatableWrite(caller, request);
    try {
      const saved = await changeSection(services, { ...address, caller, baseVersion, patch, write });
      return sendDocument(reply, saved.version, saved);
    } catch (error) {
      if (!(error instanceof SectionConflictError)) throw error;
      return sendDocument(reply.code(412), error.conflict.current.version, error.conflict);
    }
  });
}

const sendDocument = (reply: FastifyReply, version: number, body: object): FastifyReply =>
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-store' }).send(body);

function addressOf(parameters: unknown): SectionAddress {
  const { householdId } = parseRequest(householdParameters, parameters);
  const { section } = parameters as { section: string }; // the route has this parameter
  if (!isSectionName(section)) throw new ServiceError('not-found', 'There is no such section.');
  return { householdId, section };
}
