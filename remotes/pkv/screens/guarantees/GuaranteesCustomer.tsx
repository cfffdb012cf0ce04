import { areaCustomer } from '../../shared/areas/areaCustomer';

export default areaCustomer('guarantees');
