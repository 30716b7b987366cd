/** Pictures of a pledge and of a catch. Whatever its owner hides has none: the post is read before anything is drawn. */
import { catchPicture, pledgePicture } from '#shared/sharing/pictures.ts';
import type { Answer } from '../answer.ts';
import { getShownPost } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import { pictureAnswer } from './picture-answer.ts';

export async function pledgeImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  return pictureAnswer(request, pledgePicture(await getShownPost('pledge', id, now), site.flavour));
}

export async function catchImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  return pictureAnswer(request, catchPicture(await getShownPost('catch', id, now), site.flavour));
}
