/** Pictures of a pledge and of a catch. A hidden post has none: the post is read before anything is drawn. */
import { catchPicture, pledgePicture } from '#shared/sharing/pictures.ts';
import type { Answer } from '../answer.ts';
import { getShownPost } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import { pictureAnswer } from './picture-answer.ts';

export async function pledgeImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  const said = pledgePicture(await getShownPost('pledge', id, now), site.flavour);
  return pictureAnswer(request, { kind: 'pledge', said });
}

export async function catchImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  const said = catchPicture(await getShownPost('catch', id, now), site.flavour);
  return pictureAnswer(request, { kind: 'catch', said });
}
