import { paths } from '@console/shared/model';
import { cellsOf, coveredControls, offeredControls } from '@console/shared/testing';
import { remoteModule } from './module';

beforeEach(() => localStorage.clear());

describe.each([
  paths.questionList,
  paths.questionCreate,
  paths.questionEdit,
  paths.questionImport,
  paths.questionShared,
  paths.questionPrint,
  paths.questionFind,
])('%s offers exactly what the permission matrix allows', (path) => {
  it.each(cellsOf(path))('$role, named as $relation, quiz $quiz, season $season @2.70', async (cell) => {
    expect(await offeredControls(remoteModule, path, cell)).toEqual(coveredControls(path, cell));
  });
});
