import { agendaEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../api';

export const { useAgendaInfiniteQuery } = haushaltApi.api.injectEndpoints({ endpoints: agendaEndpoints });
