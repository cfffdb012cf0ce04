import { askedAreas } from '@vp-digital/core/household';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { berlinDay } from '../berlinDay';
import { doorRoutes, sendClosed, sendPage, type Visit } from '../public-door';
import type { Services } from '../services';
import { areaPage } from './pages/areaPage';
import { infoPage, sentPage } from './pages/infoPage';
import { overviewPage } from './pages/overviewPage';
import { readForm } from './readForm';
import { type Asked, door, keepAnswers, noteInformed, readAsked, readSender, sendAnswers } from './roomStore';

const texts = {
  de: {
    title: 'Ihre Angaben vorab',
    headline: 'Bitte geben Sie den Code ein, den Sie von Ihrer Beratung bekommen haben.',
    open: 'Weiter',
  },
  en: {
    title: 'What you tell us ahead',
    headline: 'Please enter the code that your advisor gave you.',
    open: 'Go on',
  },
} as const;

/** What a household finds behind the code: who asks and what happens with the answers, the questions, and the way to send. */
export function customerIntakeRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const { q } = database;

  /** Where somebody comes in, and where every page leads back to. */
  async function show(visit: Visit, reply: FastifyReply, isEmpty = false): Promise<FastifyReply> {
    const asked = await readAsked(q, visit.linkId);
    if (!asked) return sendClosed(reply, visit);
    if (asked.isSent) return sendPage(reply, sentPage(visit));
    if (!asked.isInformed) return sendPage(reply, infoPage(visit, await readSender(q, asked.senderId)));
    return sendPage(isEmpty ? reply.code(422) : reply, overviewPage({ ...visit, asked }, isEmpty));
  }

  /** Keeps what can be read of a page; answers the page again where something cannot. */
  async function keep(visit: Visit, asked: Asked, form: URLSearchParams): Promise<string | undefined> {
    const area = areaIn(asked, form.get('from'));
    if (area === undefined) return undefined;
    const { language, linkId, now } = visit;
    const { refused, ...kept } = readForm(form, { area, asked, language, today: berlinDay(now) });
    await keepAnswers(database, linkId, kept);
    if (Object.keys(refused).length === 0) return undefined;
    return areaPage({ ...visit, asked, area, sent: { form, refused } });
  }

  doorRoutes(app, services, {
    door,
    texts,
    enter: (visit, reply) => show(visit, reply),
    go: async (visit, form, reply) => {
      const { linkId, now } = visit;
      if (form.get('informed') === 'yes') await noteInformed(q, linkId, now);
      const before = await readAsked(q, linkId);
      if (!before?.isInformed || before.isSent) return show(visit, reply);
      const again = await keep(visit, before, form);
      if (again !== undefined) return sendPage(reply.code(422), again);
      const to = form.get('to');
      if (to === 'send') {
        await sendAnswers(q, linkId, now);
        return show(visit, reply, true);
      }
      const asked = await readAsked(q, linkId);
      const area = asked && areaIn(asked, to);
      return asked && area ? sendPage(reply, areaPage({ ...visit, asked, area })) : show(visit, reply);
    },
  });
}

/** An area that is asked about; anything else that a form may say is none. */
const areaIn = ({ areas }: Pick<Asked, 'areas'>, name: string | null) =>
  askedAreas.find((area) => area === name && areas.includes(area));
