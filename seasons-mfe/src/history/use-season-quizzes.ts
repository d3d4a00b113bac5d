import { useEffect, useState } from 'react';
import { locations, quizFromDocument, useGateway } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';

/** The quizzes of a season, the latest start first: a choice, so read once. None until they are read. */
export function useSeasonQuizzes(seasonId: string): readonly Quiz[] {
  const gateway = useGateway();
  const [quizzes, setQuizzes] = useState<readonly Quiz[]>([]);
  useEffect(() => {
    let isOpen = true;
    gateway.list({ collection: locations.quizzes(seasonId) }).then(
      (documents) => {
        const found = documents.map(quizFromDocument);
        if (isOpen) setQuizzes(found.sort((a, b) => (b.start ?? 0) - (a.start ?? 0)));
      },
      (error: unknown) => console.warn('The quizzes of the season were not read', error),
    );
    return () => void (isOpen = false);
  }, [gateway, seasonId]);
  return quizzes;
}
