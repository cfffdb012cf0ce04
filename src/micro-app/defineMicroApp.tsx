import type { SectionName } from '@vp-digital/core/household';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { routeErrorStatus } from '@vp-digital/core/platform';
import { type Host, type MicroApp, type Mounted, neededContract } from '@vp-digital/core/shell';
import { createRoot } from 'react-dom/client';
import { AreaRoot } from './AreaRoot';
import { createMount } from './createMount';
import { findPage } from './findPage';
import type { MicroAppOptions } from './microAppOptions';
import { PageLoadError } from './usePageCode';

/** Makes an area mountable: providers, router, route errors and the same life for every area. */
export const defineMicroApp = (area: AreaDeclaration<SectionName>, options: MicroAppOptions): MicroApp => ({
  contractVersion: neededContract,
  preload: async (path) => {
    const page = findPage(area, path)?.page;
    await Promise.all([page?.load(), ...(page?.texts ?? []).map((file) => options.texts?.de(file))]);
  },
  mount: (element: HTMLElement, host: Host): Mounted => {
    const mount = createMount(area, options, host);
    const report = (during: string) => (error: unknown) =>
      host.sink.error(error, {
        area: area.name,
        version: options.version,
        during,
        ...(error instanceof PageLoadError ? { supportId: error.supportId } : {}),
      });
    const root = createRoot(element, {
      identifierPrefix: `${area.name}-${host.slot}-`, // each area may bring a React of its own, which counts from the beginning
      onUncaughtError: report('render'),
      onCaughtError: (error) => {
        if (routeErrorStatus(error) === undefined) report('page')(error); // a refused page is no fault
      },
    });
    let unmounted: Promise<void> | undefined;
    const render = () => {
      if (!unmounted) root.render(<AreaRoot area={area} asOf={options.ownCore.asOf} mount={mount} />);
    };
    const texts = host.language === 'de' ? undefined : mount.texts.show(host.language);
    if (mount.documents ?? texts) Promise.all([mount.documents, texts]).then(render, mount.ready.reject);
    else render();
    return {
      ready: mount.ready.promise,
      setLanguage: (language) => void mount.texts.show(language),
      save: async () => (await mount.services.queues.flushAll()) && !mount.services.unsaved.holdsText,
      discard: () => mount.discard(),
      unmount: () => {
        if (!unmounted) root.unmount();
        unmounted ??= mount.dispose();
        return unmounted;
      },
    };
  },
});
