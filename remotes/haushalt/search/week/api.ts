import { agendaEndpoints } from './endpoints';
import { haushaltApi } from '../../api';

export const { useAgendaInfiniteQuery } = haushaltApi.api.injectEndpoints({ endpoints: agendaEndpoints });
