import {
  type ContractProposal,
  maximumFileSize,
  type PayslipProposal,
  type PensionLetterProposal,
} from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageSize } from 'image-size';
import { ServiceError } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import { requireConsent } from '../consents';
import { detectType } from '../files';
import { refuseClosed } from '../households';
import { readPersons } from '../sections';
import type { Services } from '../services';
import { readContract } from './readContract';
import { readPayslip } from './readPayslip';
import { readPensionLetter } from './pension-letter/readPensionLetter';
import { createRecognition, type ReadLine, type Recognition, unreadable } from './recognition';

/** A telephone's picture has twelve million; a small file may claim billions. */
const mostPixels = 30_000_000;

/**
 * Proposals of contracts, pay and pensions from pictures, as `contracts/contractProposal`, `contracts/payslipProposal` and
 * `contracts/pensionLetterProposal` say. In a scope of its own: bodies are bytes, for which there are `bytes` milliseconds,
 * `answer` for what carries none.
 */
export function contractProposalRoutes(
  app: FastifyInstance,
  { database, authorize }: Services,
  { answer, bytes }: Record<'answer' | 'bytes', number>,
): void {
  const recognition: Recognition = createRecognition(0.9 * answer); // who waits hears of it in time
  app.addHook('onClose', () => recognition.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['image/jpeg', 'image/png'],
    { parseAs: 'buffer', bodyLimit: maximumFileSize },
    (_request, body, done) => done(null, body),
  );

  /** Who may not is refused before the bytes are read: whose papers they are is not known then, so every grown-up consents. */
  const mayAsk = async (request: FastifyRequest) => {
    const caller = await authorize(request, {
      permission: permissions.documentUpload,
      fileRight: 'access',
      limit: 'uploads',
    });
    const { householdId } = parseRequest(householdParameters, request.params);
    const persons = await readPersons(database.q, caller, householdId);
    await refuseClosed(database.q, caller, householdId);
    const personIds = adults({ persons }).map(({ id }) => id);
    await requireConsent(database.q, { householdId, personIds }, 'documentReading');
  };
  const propose = (
    name: string,
    read: (lines: readonly ReadLine[]) => ContractProposal | PayslipProposal | PensionLetterProposal,
  ) =>
    app.post(
      `/api/households/:householdId/${name}`,
      { handlerTimeout: bytes, onRequest: mayAsk },
      async (request, reply) => {
        const proposal = read(await recognition.read(pictureOf(request)));
        if (Object.keys(proposal).length === 0) throw unreadable();
        return reply.header('cache-control', 'no-store').send(proposal);
      },
    );
  propose('contract-proposals', readContract);
  propose('payslip-proposals', readPayslip);
  propose('pension-letter-proposals', readPensionLetter);
}

/** The picture that was sent. Throws 400, 413, 415 or 422 for what is none or has too many pixels. */
function pictureOf({ body, headers }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new ServiceError('invalid', 'There is no picture.');
  if (detectType(body) !== headers['content-type']?.split(';')[0])
    throw new ServiceError('unsupported', 'The bytes are not of the type that they claim.');
  const { width, height } = sizeOf(body);
  if (width * height > mostPixels) throw new ServiceError('too-large', 'The picture has too many pixels.');
  return body;
}

function sizeOf(picture: Buffer) {
  try {
    return imageSize(picture);
  } catch {
    throw unreadable(); // the beginning of a picture, and no more
  }
}
