import type { I18n } from '@vp-digital/core/libs/i18n';
import type { Host } from '@vp-digital/core/shell';

interface Origin {
  area: string;
  version: string;
}

let hasNotified = false;

/** What the user learns of drafts: that something typed is back, and once per page that nothing can be kept. */
export function createDraftNotices({ shell, sink }: Host, i18n: I18n, origin: Origin) {
  const t = i18n.getFixedT(null, 'app');
  const stays = { closeAfter: 0 };
  return {
    onRestored: (changes: readonly { label: string; isUnfinished?: true | undefined }[]) => {
      const say = (text: 'drafts.restored' | 'drafts.unfinished', of: typeof changes) => {
        if (of.length === 0) return;
        const labels = [...new Set(of.map(({ label }) => label))].join(', ');
        shell.send('showMessage', { severity: 'info', text: t(text, { labels }).slice(0, 500), ...stays });
      };
      say(
        'drafts.restored',
        changes.filter(({ isUnfinished }) => !isUnfinished),
      );
      say(
        'drafts.unfinished',
        changes.filter(({ isUnfinished }) => isUnfinished),
      );
    },
    onUnavailable: (error: unknown) => {
      if (hasNotified) return;
      hasNotified = true;
      sink.error(error, { ...origin, during: 'draft' });
      shell.send('showMessage', { severity: 'warning', text: t('drafts.unavailable'), ...stays });
    },
  };
}
