import { areaPage } from '../../shared/areas/areaPage';

export default areaPage('glasses');
