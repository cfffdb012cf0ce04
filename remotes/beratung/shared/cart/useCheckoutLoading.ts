import { useHost } from '@vp-digital/core/platform';
import { useEffect, useState } from 'react';

/** Whether an application that the shell shows is being handed an offer or a need; the shell says when it begins and ends. */
export function useCheckoutLoading(): boolean {
  const { shell } = useHost();
  const [app, setApp] = useState(false);
  const [widget, setWidget] = useState(false);
  useEffect(() => {
    const ends = [
      shell.subscribe('updateAppCheckoutLoading', ({ loading }) => setApp(loading)),
      shell.subscribe('updateWidgetCheckoutLoading', ({ loading }) => setWidget(loading)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [shell]);
  return app || widget;
}
