import { api } from '../core/api.ts';
import addFavorite from '../favorites/add-favorite.ts';
import findHearts from '../favorites/find-hearts.ts';
import likePledge from '../favorites/like-pledge.ts';
import listFavorites from '../favorites/list-favorites.ts';
import removeFavorite from '../favorites/remove-favorite.ts';
import unlikePledge from '../favorites/unlike-pledge.ts';
import getMailPreferences from '../mail/get-mail-preferences.ts';
import setMailPreferences from '../mail/set-mail-preferences.ts';
import unsubscribe from '../mail/unsubscribe.ts';
import blockUser from '../messages/block-user.ts';
import createMessage from '../messages/create-message.ts';
import getConversation from '../messages/get-conversation.ts';
import getMessage from '../messages/get-message.ts';
import listBlocks from '../messages/list-blocks.ts';
import listMessages from '../messages/list-messages.ts';
import markMessageRead from '../messages/mark-message-read.ts';
import unblockUser from '../messages/unblock-user.ts';
import createReport from '../moderation/create-report.ts';
import createProfile from '../people/create-profile.ts';
import deleteAccount from '../people/delete-account.ts';
import exportAccount from '../people/export-account.ts';
import getMe from '../people/get-me.ts';
import removePhoto from '../people/remove-photo.ts';
import setPhoto from '../people/set-photo.ts';
import { readCallerStanding } from '../people/store/caller-standing.ts';
import updateProfile from '../people/update-profile.ts';
import createUpload from '../photos/create-upload.ts';
import getUpload from '../photos/get-upload.ts';
import createCatch from '../posts/create-catch.ts';
import createPledge from '../posts/create-pledge.ts';
import deleteCatch from '../posts/delete-catch.ts';
import deletePledge from '../posts/delete-pledge.ts';
import getMyCatch from '../posts/get-my-catch.ts';
import getMyPledge from '../posts/get-my-pledge.ts';
import listMyCatches from '../posts/list-my-catches.ts';
import listMyPledges from '../posts/list-my-pledges.ts';
import removeCatchPhoto from '../posts/remove-catch-photo.ts';
import setCatchVisibility from '../posts/set-catch-visibility.ts';
import setPledgeVisibility from '../posts/set-pledge-visibility.ts';
import updateCatch from '../posts/update-catch.ts';
import updatePledge from '../posts/update-pledge.ts';
import createAidApplication from '../site/create-aid-application.ts';
import createContactMessage from '../site/create-contact-message.ts';

export const handler = api(
  [
    getMe,
    likePledge,
    unlikePledge,
    findHearts,
    listFavorites,
    addFavorite,
    removeFavorite,
    createProfile,
    updateProfile,
    setPhoto,
    removePhoto,
    exportAccount,
    deleteAccount,
    listMyCatches,
    listMyPledges,
    getMyCatch,
    getMyPledge,
    createUpload,
    getUpload,
    createCatch,
    updateCatch,
    setCatchVisibility,
    removeCatchPhoto,
    deleteCatch,
    createPledge,
    updatePledge,
    setPledgeVisibility,
    deletePledge,
    listMessages,
    getMessage,
    getConversation,
    createMessage,
    markMessageRead,
    blockUser,
    unblockUser,
    listBlocks,
    createReport,
    getMailPreferences,
    setMailPreferences,
    unsubscribe,
    createAidApplication,
    createContactMessage,
  ],
  { readCallerStanding },
);
