import { askedAreas } from '@vp-digital/core/household';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { berlinDay } from '../berlinDay';
import { guestRoutes, sendClosed, sendPage, type Visit } from '../guest-access';
import type { Services } from '../services';
import { areaPage } from './pages/areaPage';
import { infoPage, sentPage } from './pages/infoPage';
import { overviewPage } from './pages/overviewPage';
import { readForm } from './readForm';
import {
  type Asked,
  access,
  keepAnswers,
  noteInformed,
  readAsked,
  readSender,
  sendAnswers,
} from './roomStore';

const texts = {
  de: {
    title: 'Ihre Angaben vorab',
    headline: 'Bitte geben Sie den Code ein, den Sie von Ihrer Beratung bekommen haben.',
    open: 'Weiter',
  },
  en: {
    title: 'What you tell us beforehand',
    headline: 'Please enter the code that your advisor gave you.',
    open: 'Go on',
  },
} as const;

/** What a household finds behind the code: who asks and what happens with the answers, the questions, and the way to send. */
export function customerIntakeRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const { q } = database;

  /** Where somebody comes in, and where every page leads back to. */
  async function show(
    visit: Visit,
    reply: FastifyReply,
    { isEmpty = false, isLate = false } = {},
  ): Promise<FastifyReply> {
    const asked = await readAsked(q, visit.linkId);
    if (!asked) return sendClosed(reply, visit);
    if (asked.isSent) return sendPage(reply, sentPage(visit, isLate));
    if (!asked.isInformed) return sendPage(reply, infoPage(visit, await readSender(q, asked.senderId)));
    return sendPage(isEmpty ? reply.code(422) : reply, overviewPage({ ...visit, asked }, isEmpty));
  }

  /** Keeps what can be read of a page: whether it was, and the page again where something cannot be read. */
  async function keep(visit: Omit<Visit, 'ticket'>, asked: Asked, form: URLSearchParams) {
    const area = areaIn(asked, form.get('from'));
    if (area === undefined) return { isKept: true };
    const { language, linkId, now } = visit;
    const { refused, ...read } = readForm(form, { area, asked, language, today: berlinDay(now) });
    const isKept = await keepAnswers(database, linkId, read);
    const again = { asked, area, language, sent: { form, refused } };
    return { isKept, ...(Object.keys(refused).length > 0 && { again }) };
  }

  async function go(visit: Visit, form: URLSearchParams, reply: FastifyReply): Promise<FastifyReply> {
    const { linkId, now } = visit;
    if (form.get('informed') === 'yes') await noteInformed(q, linkId, now);
    const before = await readAsked(q, linkId);
    const isLate = form.has('from');
    if (!before?.isInformed || before.isSent) return show(visit, reply, { isLate });
    const { isKept, again } = await keep(visit, before, form);
    if (!isKept) return show(visit, reply, { isLate });
    if (again) return sendPage(reply.code(422), areaPage({ ...again, ticket: visit.ticket }));
    const to = form.get('to');
    if (to === 'send') {
      await sendAnswers(q, linkId, { now, days: services.retention.intakes });
      return show(visit, reply, { isEmpty: true });
    }
    const asked = await readAsked(q, linkId);
    const area = asked && areaIn(asked, to);
    return asked && area ? sendPage(reply, areaPage({ ...visit, asked, area })) : show(visit, reply);
  }

  async function keepLate(visit: Omit<Visit, 'ticket'>, form: URLSearchParams): Promise<boolean> {
    const asked = await readAsked(q, visit.linkId);
    if (!asked?.isInformed || asked.isSent || !form.has('from')) return false;
    return (await keep(visit, asked, form)).isKept;
  }

  guestRoutes(app, services, {
    access,
    texts,
    enter: (visit, reply) => show(visit, reply),
    pages: { go, keep: keepLate },
  });
}

/** An area that is asked about; anything else that a form may say is none. */
const areaIn = ({ areas }: Pick<Asked, 'areas'>, name: string | null) =>
  askedAreas.find((area) => area === name && areas.includes(area));
