import { areaPage } from '../../shared/areas/areaPage';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

export default areaPage('glasses');
