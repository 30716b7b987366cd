/** The reasons why a form was not sent, in words about what it sends. */
export interface ProblemWords {
  notPosted(reason: string): string;
  sessionEnded: string;
  /** An earlier attempt succeeded, or may have. */
  earlier: { certain: { title: string; text: string }; maybe: { title: string; text: string } };
  postAnother: string;
  seeMyPosts: string;
}
